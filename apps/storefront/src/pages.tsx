import type { UnreachableProps } from '@apple-only/auth/react-router';
import { pageTitle } from '@apple-only/contract';
import { LineSkeleton, QuietError } from '@apple-only/ui';
import { Navigate, type NavigateProps } from 'react-router-dom';

/** The placeholder for a page while it or the session loads: as high as a screen, so that the footer stays below. */
export function PageSkeleton() {
  return <LineSkeleton lines={32} />;
}

/** Sends the user on to another address, and keeps the place of the page until the next one has loaded. */
export function SendOn(props: NavigateProps) {
  return (
    <>
      <PageSkeleton />
      <Navigate replace {...props} />
    </>
  );
}

/** Shown to a signed-in user if the server that knows them cannot be reached. */
export function UnreachablePage({ error, onRetry }: Pick<UnreachableProps, 'error' | 'onRetry'>) {
  return (
    <>
      <title>{pageTitle('Error')}</title>
      <QuietError
        title="The shop isn’t responding"
        text={error instanceof Error ? error.message : undefined}
        onRetry={onRetry}
      />
    </>
  );
}
