import { AuthError, useUser } from '@apple-only/auth';
import type { NoAccessProps, UnreachableProps } from '@apple-only/auth/react-router';
import { LineSkeleton, NoAccess, QuietError } from '@apple-only/ui';
import { Suspense, useState } from 'react';
import { Navigate, type NavigateProps } from 'react-router-dom';
import { reloadPage } from './reload-page.ts';
import { PageTitle } from './head.tsx';
import { lazyOptional } from './lazy-optional.ts';

/** The placeholder for a page while it or the session loads: as high as a screen, so that the footer stays below. */
export function PageSkeleton() {
  return <LineSkeleton lines={32} />;
}

/** Redirects to another address, and reserves the page's space until the next one has loaded. */
export function Redirect(props: NavigateProps) {
  return (
    <>
      <PageSkeleton />
      <Navigate replace {...props} />
    </>
  );
}

/** Loads when a buyer visits a seller's page. If it does not load, the page still has its other links. */
const BecomeSeller = lazyOptional(async () => (await import('./account/become-seller.tsx')).BecomeSeller);

/** Shown to a signed-in user on a page for another role. A buyer can become a seller. */
export function NoAccessPage(props: NoAccessProps) {
  const user = useUser();
  const isForSellers = user.role === 'buyer' && props.needed.includes('seller');
  const action = isForSellers && (
    <Suspense>
      <BecomeSeller user={user} />
    </Suspense>
  );
  return <NoAccess {...props} action={action} />;
}

type UnreachableErrorProps = Pick<UnreachableProps, 'error' | 'onRetry'>;

/** Shown to a signed-in user if the shop's server, or the code for signing in, cannot be reached. */
export function UnreachablePage(props: UnreachableErrorProps) {
  return (
    <>
      <PageTitle page="Error" />
      <UnreachableError {...props} />
    </>
  );
}

/** The same, on a page that is open to visitors. */
export function UnreachableError({ error, onRetry }: UnreachableErrorProps) {
  const [retrying, setRetrying] = useState(false);
  const reload = async () => {
    setRetrying(true);
    await reloadPage();
    setRetrying(false);
  };
  if (error instanceof AuthError) {
    return (
      <QuietError
        title="Couldn’t reach the sign-in service"
        text="You are still signed in. Check your connection, then try again."
        // A browser may cache a failed load of a file; only a reload clears that.
        onRetry={() => void reload()}
        retrying={retrying}
      />
    );
  }
  return (
    <QuietError
      title="The shop isn’t responding"
      text={error instanceof Error ? error.message : undefined}
      onRetry={onRetry}
    />
  );
}
