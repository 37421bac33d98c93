import { pageTitle, paths } from '@apple-only/contract';
import { ErrorScreen } from '@apple-only/ui';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router-dom';
import { session } from '../shop.ts';
import { Component as NotFoundPage } from './not-found.tsx';

/** What a route shows that failed: the error's own text, and a way out (specification §2). */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;

  const message =
    error instanceof Error ? error.message : isRouteErrorResponse(error) ? error.statusText : String(error);
  const signOut = async () => {
    await session.signOut();
    await navigate(paths.login, { replace: true });
  };
  return (
    <>
      <title>{pageTitle('Error')}</title>
      <ErrorScreen message={message} picture="/pictures/mouse-graphite.webp" onSignOut={() => void signOut()} />
    </>
  );
}
