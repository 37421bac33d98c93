import { useAuth, useSession } from '@apple-only/auth';
import { ErrorScreen, Footer, Header, OfflineNotice, Page, SearchField, Toaster, useLinks } from '@apple-only/ui';
import { flushSync } from 'react-dom';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useRouteError, useSearchParams } from 'react-router';
import { focusHeading, useFocusOnNavigation } from './focus.ts';
import { useOnline } from './online.ts';
import { brand } from './shop.ts';
import { useTheme } from './theme.ts';

/** Header and footer around every page. */
export function Layout() {
  const { status } = useSession();
  const session = useAuth();
  const links = useLinks();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [theme, setTheme] = useTheme();
  const online = useOnline();
  useFocusOnNavigation(pathname);

  const handleSignOut = () => {
    flushSync(() => void session.signOut());
    // The button is gone.
    focusHeading();
  };

  return (
    <Page
      header={
        <Header
          currentPath={pathname + search}
          signedIn={status === 'loading' ? undefined : status === 'signed-in' || status === 'unreachable'}
          onSignOut={handleSignOut}
          theme={theme}
          onThemeChange={setTheme}
          search={
            <SearchField
              value={params.get('q') ?? ''}
              onSearch={(q) => void navigate(`${links.search}?${new URLSearchParams({ q }).toString()}`)}
            />
          }
          searchShown={pathname === links.search}
          // Visitors must be able to turn the key `/` off, as `onSearchKeyChange` of `Footer` lets them.
          searchKey={false}
        />
      }
      footer={<Footer signedIn={status === 'signed-in'} />}
      notice={<OfflineNotice offline={!online} />}
    >
      <Outlet />
      <ScrollRestoration />
      <Toaster />
    </Page>
  );
}

/** Shown in place of a page that has failed. */
export function Failed() {
  const session = useAuth();
  const error = useRouteError();
  return (
    <>
      <title>{brand.name}</title>
      <ErrorScreen
        message={error instanceof Error ? error.message : String(error)}
        onRetry={() => location.reload()}
        onSignOut={() => void session.signOut().then(() => location.assign('/'))}
      />
    </>
  );
}
