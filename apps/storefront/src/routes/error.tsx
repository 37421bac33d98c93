import { ErrorScreen } from '@apple-only/ui';
import { useCallback, useEffect, useState } from 'react';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { reloadPage } from '../reload-page.ts';
import { useFocusOnError } from '../focus.ts';
import { PageTitle } from '../head.tsx';
import { PageSkeleton } from '../pages.tsx';
import { paths } from '../paths.ts';
import { useShop } from '../shop.ts';
import { Component as NotFoundPage, handle as notFound } from './not-found.tsx';

/** Shown in place of a failed route: the error's own text, and ways out (specification §2). */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { session } = useShop();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <PageTitle page={notFound.title} />
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
      <PageTitle page="Error" />
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

/** The messages of browsers, and of the preloader, for a chunk that did not load. */
const notLoaded = /dynamically imported module|Importing a module script|preload CSS/i;

/** How long a reloaded page does not reload itself again, in milliseconds. */
const pause = 60_000;

function wasJustReloaded() {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'reload' && performance.now() < pause;
}

/**
 * Shown if a chunk did not load. A deployment removes the chunks of earlier pages, so the page reloads once. If the server or the
 * network is down instead, the page waits for it here.
 */
function MissingPart({ onSignOut }: { onSignOut: () => void }) {
  const [told, setTold] = useState(wasJustReloaded);
  const [asking, setAsking] = useState(false);
  useFocusOnError(told);
  const tryAgain = useCallback(async () => {
    setAsking(true);
    setTold(!(await reloadPage()));
    setAsking(false);
  }, []);
  useEffect(() => {
    const onOnline = () => void tryAgain();
    if (!wasJustReloaded()) onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [tryAgain]);

  if (!told) return <PageSkeleton />;
  return (
    <ErrorScreen
      message="Couldn’t load this page. Check your connection, then try again."
      onSignOut={onSignOut}
      // The router caches the failed load of a route; only a reload clears that.
      onRetry={() => void tryAgain()}
      retrying={asking}
    />
  );
}
