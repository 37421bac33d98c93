import { pageTitle, paths } from '@apple-only/contract';
import { ErrorScreen } from '@apple-only/ui';
import { useCallback, useEffect, useState } from 'react';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { PageSkeleton } from '../pages.tsx';
import { useShop } from '../shop.ts';
import { Component as NotFoundPage, handle as notFound } from './not-found.tsx';

/** What a route shows that failed: the error's own text, and ways out (specification §2). */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { session } = useShop();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{pageTitle(notFound.title)}</title>
        <NotFoundPage />
      </>
    );
  }

  const leave = () => {
    void session.signOut();
    void navigate(paths.login, { replace: true });
  };
  const message =
    error instanceof Error ? error.message : isRouteErrorResponse(error) ? error.statusText : String(error);
  return (
    <>
      <title>{pageTitle('Error')}</title>
      {notLoaded.test(message) ? (
        <MissingPart onSignOut={leave} />
      ) : (
        <ErrorScreen
          message={message}
          picture="/pictures/mouse-graphite.webp"
          onSignOut={leave}
          onRetry={() => location.reload()}
        />
      )}
    </>
  );
}

/** How browsers, and the preloader, say that a part of the shop did not arrive. */
const notLoaded = /dynamically imported module|Importing a module script|preload CSS/i;

/** How long, in milliseconds, a page that came anew does not do so again by itself. */
const pause = 60_000;

function justCameAnew() {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload' && performance.now() < pause;
}

/** Has the page come anew, with all its parts. Answers false where the server does not give it: it would leave the shop for nothing. */
async function comeAnew(): Promise<boolean> {
  const there = await fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  if (there?.ok) location.reload();
  return there?.ok ?? false;
}

/**
 * A part of the shop did not arrive. What a deployment has replaced is not there any more for pages from before it: the
 * page comes anew, once. Where it is the server or the network that is missing, it waits for them here.
 */
function MissingPart({ onSignOut }: { onSignOut: () => void }) {
  const [told, setTold] = useState(justCameAnew);
  const [asking, setAsking] = useState(false);
  const tryAgain = useCallback(async () => {
    setAsking(true);
    setTold(!(await comeAnew()));
    setAsking(false);
  }, []);
  useEffect(() => {
    const onOnline = () => void tryAgain();
    if (!justCameAnew()) onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [tryAgain]);

  if (!told) return <PageSkeleton />;
  return (
    <ErrorScreen
      message="This part of the shop could not be loaded. Check your connection, then try again."
      onSignOut={onSignOut}
      // The router remembers that a route could not be loaded; only a new page forgets it.
      onRetry={() => void tryAgain()}
      retrying={asking}
    />
  );
}
