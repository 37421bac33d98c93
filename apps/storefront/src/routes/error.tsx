import { pageTitle, paths } from '@apple-only/contract';
import { ErrorScreen } from '@apple-only/ui';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { useShop } from '../shop.ts';
import { Component as NotFoundPage, handle as notFound } from './not-found.tsx';

/** How browsers, and the preloader, say that a part of the shop did not arrive. */
const notLoaded = /dynamically imported module|Importing a module script|preload CSS/i;

function describe(error: unknown): { message: string; picture?: string } {
  const message =
    error instanceof Error ? error.message : isRouteErrorResponse(error) ? error.statusText : String(error);
  return notLoaded.test(message)
    ? { message: 'This part of the shop could not be loaded. Check your connection, then try again.' }
    : { message, picture: '/pictures/mouse-graphite.webp' };
}

/** What a route shows that failed: the error's own text, and ways out (specification §2). */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { signOut } = useShop();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <title>{pageTitle(notFound.title)}</title>
        <NotFoundPage />
      </>
    );
  }

  const leave = async () => {
    await signOut();
    await navigate(paths.login, { replace: true });
  };
  return (
    <>
      <title>{pageTitle('Error')}</title>
      <ErrorScreen
        {...describe(error)}
        onSignOut={() => void leave()}
        // The router remembers that a route could not be loaded; only a new page forgets it.
        onRetry={() => location.reload()}
      />
    </>
  );
}
