import type { User } from '@apple-only/contract';
import {
  ButtonLink,
  DeleteConfirmation,
  EmptyState,
  PageHeading,
  PeopleTable,
  QuietError,
  toast,
} from '@apple-only/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageHead } from '../head.tsx';
import { AllowReturn } from '../account/allow-return.tsx';
import { useConfirmation } from '../confirmation.ts';
import { useListPart, type Parts } from '../lists/list-part.ts';
import { More, tableRows } from '../lists/list.tsx';
import { useStableCallback } from '../stable-callback.ts';
import { errorMessage } from '../error-message.ts';
import { paths } from '../paths.ts';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'All Sellers',
  description: 'All registered sellers, for admins to verify.',
};

/** The confirmation before removing a seller's verification. */
const unverifyLabels = {
  title: 'Remove the Verified badge?',
  warning: (name: string) => `${name} and all their listings are then shown as Not Verified.`,
};

const parts: Parts<User> = {
  notVerified: {
    text: 'Sellers who are not verified yet. Check who a seller is before you verify them.',
    emptyText: 'All sellers are verified.',
    has: ({ verify }) => !verify,
  },
};

/** `/dashboard/allsellers`: all sellers, for admins, who verify and delete them. */
export function Component() {
  const { mutations, queries } = useShop();
  const sellers = useInfiniteQuery(queries.sellers.pages({ limit: tableRows }));
  const { part, query } = useListPart(sellers, parts);
  const [verifying, setVerifying] = useState<readonly string[]>([]);
  const verify = useMutation({
    ...mutations.verifySeller(),
    onMutate: ({ id }) => setVerifying((ids) => [...ids, id]),
    // A second press of the same button changes nothing, and shows no toast.
    onSuccess: ({ modifiedCount }) => void (modifiedCount > 0 && toast.success('Seller Verified')),
    onError: (error) => void toast.error(errorMessage(error)),
    onSettled: (_answer, _error, { id }) => setVerifying((ids) => ids.filter((one) => one !== id)),
  });
  const onVerify = useStableCallback(({ _id }: User) => verify.mutate({ id: _id }));
  const unverify = useMutation(mutations.verifySeller());
  const unverification = useConfirmation({
    run: async ({ _id }) => (await unverify.mutateAsync({ id: _id, body: { verify: false } })).modifiedCount,
    nameOf: ({ name }: User) => name,
    successMessage: (name) => `${name} is no longer verified`,
  });
  const remove = useMutation(mutations.deleteSeller());
  const deletion = useConfirmation({
    run: async ({ _id }) => (await remove.mutateAsync({ id: _id })).deletedCount,
    nameOf: ({ name }: User) => name,
    successMessage: (name) => `Seller ${name} deleted successfully`,
  });

  return (
    <>
      <PageHeading
        size="title"
        title="All Sellers"
        text={
          part?.text ?? 'Check who a seller is before you verify them. All their listings then show the Verified badge.'
        }
      >
        {part && (
          <ButtonLink href={paths.allSellers} kind="quiet">
            Show all
          </ButtonLink>
        )}
      </PageHeading>
      {query.isError && !query.data ? (
        <QuietError onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : part && query.data?.length === 0 ? (
        <EmptyState title={part.emptyText} />
      ) : (
        <PeopleTable
          kind="sellers"
          people={query.data}
          more={!part && sellers.hasNextPage}
          onVerify={onVerify}
          verifying={verifying}
          onUnverify={unverification.choose}
          onDelete={deletion.choose}
          deleting={deletion.running}
        />
      )}
      {!part && sellers.data && <More query={sellers} hiddenUpTo={tableRows} />}
      {/* Only after the list has loaded: below it, the form would move. */}
      {(query.data || query.isError) && <AllowReturn />}
      <DeleteConfirmation {...unverification.confirmation} labels={unverifyLabels} confirmLabel="Remove badge">
        You can verify them again at any time.
      </DeleteConfirmation>
      <DeleteConfirmation {...deletion.confirmation} confirmLabel="Confirm Delete">
        Their products and adverts are deleted too. Buyers who booked one are told that it was withdrawn. The seller
        cannot register again with this account or e-mail unless you allow it.
      </DeleteConfirmation>
    </>
  );
}
