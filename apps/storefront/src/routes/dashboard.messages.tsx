import { type Message } from '@apple-only/contract';
import { DeleteConfirmation, MessageList, PageHeading, QuietError, toast } from '@apple-only/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { PageHead } from '../head.tsx';
import { useDeletion } from '../deletion.ts';
import { More, tableRows } from '../list.tsx';
import { errorMessage } from '../error-message.ts';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'Messages',
  description: 'What visitors have written to the shop, for admins.',
};

/** `/dashboard/messages`: messages from visitors, for admins. */
export function Component() {
  const { mutations, queries } = useShop();
  const messages = useInfiniteQuery(queries.messages.pages({ limit: tableRows }));
  const mark = useMutation(mutations.markMessage());
  const remove = useMutation(mutations.deleteMessage());
  const deletion = useDeletion({
    remove: ({ _id }) => remove.mutateAsync({ id: _id }),
    nameOf: ({ name }: Message) => `the message of ${name}`,
  });

  return (
    <>
      <PageHeading size="title" title="Messages" text="What visitors have written, the newest first." />
      {messages.isError && !messages.data ? (
        <QuietError onRetry={() => void messages.refetch()} retrying={messages.isFetching} />
      ) : (
        <MessageList
          messages={messages.data}
          onMark={({ _id }, done) =>
            mark.mutate({ id: _id, body: { done } }, { onError: (error) => void toast.error(errorMessage(error)) })
          }
          onDelete={deletion.choose}
          deleting={deletion.deleting}
        />
      )}
      {messages.data && <More query={messages} least={tableRows} />}
      <DeleteConfirmation {...deletion.confirmation} />
    </>
  );
}
