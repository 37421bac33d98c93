import { paths, type User } from '@apple-only/contract';
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
import type { PageHead } from '../head.tsx';
import { ComeBack } from '../come-back.tsx';
import { useDeletion } from '../deletion.ts';
import { More, tableRows, usePart, type Parts } from '../list.tsx';
import { errorMessage } from '../error-message.ts';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'All Sellers',
  description: 'Everybody who sells, for admins, who verify them.',
};

/** The confirmation before a seller's verification is taken back. */
const takeBack = {
  title: "Do you want to take back 'Verified'?",
  warning: (name: string) => `${name} is shown as Not Verified from then on, with everything they sell.`,
};

const parts: Parts<User> = {
  notVerified: {
    text: 'Sellers who are not verified yet. Verify a seller once you know who they are.',
    none: 'All sellers are verified.',
    has: ({ verify }) => !verify,
  },
};

/** `/dashboard/allsellers`: all sellers, for admins, who verify and delete them. */
export function Component() {
  const { mutations, queries } = useShop();
  const sellers = useInfiniteQuery(queries.sellers.pages({ limit: tableRows }));
  const { part, query } = usePart(sellers, parts);
  const verify = useMutation({
    ...mutations.verifySeller(),
    // A second press of the same button changes nothing, and shows no toast.
    onSuccess: ({ modifiedCount }) => void (modifiedCount > 0 && toast.success('Seller Verified')),
    onError: (error) => void toast.error(errorMessage(error)),
  });
  const unverify = useMutation(mutations.verifySeller());
  const takingBack = useDeletion({
    remove: async ({ _id }) => ({
      deletedCount: (await unverify.mutateAsync({ id: _id, body: { verify: false } })).modifiedCount,
    }),
    nameOf: ({ name }: User) => name,
    done: ({ name }) => `${name} is not verified any more`,
  });
  const remove = useMutation(mutations.deleteSeller());
  const deletion = useDeletion({
    remove: ({ _id }) => remove.mutateAsync({ id: _id }),
    nameOf: ({ name }: User) => name,
    done: ({ name }) => `Seller ${name} deleted successfully`,
  });

  return (
    <>
      <PageHeading
        size="title"
        title="All Sellers"
        text={part?.text ?? 'Verify a seller once you know who they are: every sheet of theirs then carries the stamp.'}
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
        <EmptyState title={part.none} />
      ) : (
        <PeopleTable
          kind="sellers"
          people={query.data}
          onVerify={({ _id }) => verify.mutate({ id: _id })}
          verifying={verify.isPending ? [verify.variables.id] : []}
          onUnverify={takingBack.choose}
          onDelete={deletion.choose}
          deleting={deletion.deleting}
        />
      )}
      {!part && sellers.data && <More query={sellers} least={tableRows} />}
      <ComeBack />
      <DeleteConfirmation {...takingBack.confirmation} labels={takeBack} confirmLabel="Take back">
        You can verify them again at any time.
      </DeleteConfirmation>
      <DeleteConfirmation {...deletion.confirmation} confirmLabel="Confirm Delete">
        Their products and adverts go with them. Whoever has booked one is told that it was withdrawn. They cannot come
        back with this account or this e-mail, unless you allow it.
      </DeleteConfirmation>
    </>
  );
}
