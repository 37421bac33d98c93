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
      {chunkErrorMessage.test(message) ? (
        <ChunkErrorScreen onSignOut={leave} />
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
const chunkErrorMessage = /dynamically imported module|Importing a module script|preload CSS/i;

/** How long a reloaded page does not reload itself again, in milliseconds. */
const minReloadInterval = 60_000;

function wasJustReloaded() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'reload' &&
    performance.now() < minReloadInterval
  );
}

/**
 * Shown if a chunk did not load. A deployment removes the chunks of earlier pages, so the page reloads once. If the server or the
 * network is down instead, the page waits for it here.
 */
function ChunkErrorScreen({ onSignOut }: { onSignOut: () => void }) {
  const [isShown, setIsShown] = useState(wasJustReloaded);
  const [isReloading, setIsReloading] = useState(false);
  useFocusOnError(isShown);
  const tryAgain = useCallback(async () => {
    setIsReloading(true);
    setIsShown(!(await reloadPage()));
    setIsReloading(false);
  }, []);
  useEffect(() => {
    const onOnline = () => void tryAgain();
    if (!wasJustReloaded()) onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [tryAgain]);

  if (!isShown) return <PageSkeleton />;
  return (
    <ErrorScreen
      message="Couldn’t load this page. Check your connection, then try again."
      onSignOut={onSignOut}
      // The router caches the failed load of a route; only a reload clears that.
      onRetry={() => void tryAgain()}
      retrying={isReloading}
    />
  );
}
