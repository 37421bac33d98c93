import type { Message } from '@apple-only/contract';
import {
  ButtonLink,
  DeleteConfirmation,
  EmptyState,
  MessageList,
  PageHeading,
  QuietError,
  toast,
} from '@apple-only/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { PageHead } from '../head.tsx';
import { useConfirmation } from '../confirmation.ts';
import { useListPart, type Parts } from '../lists/list-part.ts';
import { More, tableRows } from '../lists/list.tsx';
import { useStableCallback } from '../stable-callback.ts';
import { errorMessage } from '../error-message.ts';
import { paths } from '../paths.ts';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'Messages',
  description: 'Messages from the contact page, for admins.',
};

const parts: Parts<Message> = {
  open: { text: 'Only messages that are not done.', emptyText: 'All messages are done.', has: ({ done }) => !done },
};

/** `/dashboard/messages`: messages from visitors, for admins. */
export function Component() {
  const { mutations, queries } = useShop();
  const messages = useInfiniteQuery(queries.messages.pages({ limit: tableRows }));
  const { part, query } = useListPart(messages, parts);
  const mark = useMutation({
    ...mutations.markMessage(),
    // Here, so that each call shows its toast, even in quick succession.
    onError: (error) => void toast.error(errorMessage(error)),
  });
  const onMark = useStableCallback(({ _id }: Message, done: boolean) => mark.mutate({ id: _id, body: { done } }));
  const remove = useMutation(mutations.deleteMessage());
  const deletion = useConfirmation({
    run: async ({ _id }) => (await remove.mutateAsync({ id: _id })).deletedCount,
    nameOf: ({ name }: Message) => `the message from ${name}`,
  });

  return (
    <>
      <PageHeading size="title" title="Messages" text={part?.text ?? 'Messages from the contact page, newest first.'}>
        {part && (
          <ButtonLink href={paths.messages} kind="quiet">
            Show all
          </ButtonLink>
        )}
      </PageHeading>
      {query.isError && !query.data ? (
        <QuietError onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : part && query.data?.length === 0 ? (
        <EmptyState title={part.emptyText} />
      ) : (
        <MessageList messages={query.data} onMark={onMark} onDelete={deletion.choose} deleting={deletion.running} />
      )}
      {!part && messages.data && <More query={messages} hiddenUpTo={tableRows} />}
      <DeleteConfirmation {...deletion.confirmation} />
    </>
  );
}
