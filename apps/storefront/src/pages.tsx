import { pageTitle, paths, type Role } from '@apple-only/contract';
import { ButtonLink, EmptyState, PageHeading, QuietError, LineSkeleton } from '@apple-only/ui';

/** What stands where a page will be, while it or the session arrives. */
export function PageSkeleton() {
  return <LineSkeleton lines={6} />;
}

/** Shown to whoever is signed in where the server that knows them cannot be reached. */
export function UnreachablePage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <>
      <title>{pageTitle('Error')}</title>
      <QuietError
        title="The shop does not answer"
        text={error instanceof Error ? error.message : undefined}
        onRetry={retry}
      />
    </>
  );
}

/** Shown to whoever is signed in, but as something else. */
export function NoAccessPage({ roles }: { roles: readonly Role[] }) {
  return (
    <>
      <title>{pageTitle('Dashboard')}</title>
      <PageHeading title="No access" />
      <EmptyState
        title={`This page is for a ${roles.join(' or ')}.`}
        text="You are signed in with another role."
        action={
          <ButtonLink href={paths.home} kind="quiet">
            Go to the home page
          </ButtonLink>
        }
      />
    </>
  );
}
