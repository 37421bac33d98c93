import { DeleteConfirmation, PageHeading, PeopleTable, QuietError } from '@apple-only/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { PageHead } from '../head.tsx';
import { AllowReturn } from '../account/allow-return.tsx';
import { useConfirmation } from '../confirmation.ts';
import { More, tableRows } from '../lists/list.tsx';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'All Buyers',
  description: 'All registered buyers, for admins.',
};

/** `/dashboard/allbuyers`: all buyers, for admins. */
export function Component() {
  const { mutations, queries } = useShop();
  const buyers = useInfiniteQuery(queries.buyers.pages({ limit: tableRows }));
  const remove = useMutation(mutations.deleteBuyer());
  const deletion = useConfirmation({
    run: async ({ _id }) => (await remove.mutateAsync({ id: _id })).deletedCount,
    nameOf: ({ name }: { _id: string; name: string }) => name,
    successMessage: (name) => `Buyer ${name} deleted successfully`,
  });

  return (
    <>
      <PageHeading size="title" title="All Buyers" text="All registered buyers, newest first." />
      {buyers.isError && !buyers.data ? (
        <QuietError onRetry={() => void buyers.refetch()} retrying={buyers.isFetching} />
      ) : (
        <PeopleTable
          kind="buyers"
          people={buyers.data}
          more={buyers.hasNextPage}
          onDelete={deletion.choose}
          deleting={deletion.running}
        />
      )}
      {buyers.data && <More query={buyers} hiddenUpTo={tableRows} />}
      {/* Only after the list has loaded: below it, the form would move. */}
      {(buyers.data || buyers.isError) && <AllowReturn />}
      <DeleteConfirmation {...deletion.confirmation}>
        Their bookings are deleted too, and what they booked goes back on the market. They cannot register again with
        this account or e-mail unless you allow it.
      </DeleteConfirmation>
    </>
  );
}
