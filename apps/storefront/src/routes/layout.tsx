import { useSession } from '@apple-only/auth';
import { Footer, Header, OfflineNotice, Page, RolePanel, type HeaderProps } from '@apple-only/ui';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { focusHeading, useFocusOnNavigation } from '../focus.ts';
import { Head } from '../head.tsx';
import { HeaderSearch, isSearchPath } from '../search/header-search.tsx';
import { useOnline } from '../online.ts';
import { paths } from '../paths.ts';
import { useSearchKey } from '../search/search-key.ts';
import { useShop } from '../shop.ts';
import { useTheme } from '../theme.ts';

/** Header, footer and the role panel around every page. */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { session, onHydrated } = useShop();
  useEffect(onHydrated, [onHydrated]);
  const snapshot = useSession();
  const [searchKey, setSearchKey] = useSearchKey();
  const online = useOnline();
  const navigation = useNavigation();
  useFocusOnNavigation();
  useEarlyPresses();

  const user = snapshot.status === 'signed-in' ? snapshot.user : null;
  const leave = async () => {
    // A guarded page redirects to login as it renders, and stores the return address. Navigate home after that, so that the user ends up there.
    flushSync(() => void session.signOut());
    await navigate(paths.home, { replace: true });
    // The button is gone, even if the page stays the same.
    focusHeading();
  };

  return (
    <Page
      header={
        <ThemedHeader
          currentPath={pathname}
          signedIn={snapshot.status === 'loading' ? undefined : user !== null || snapshot.status === 'unreachable'}
          onSignOut={() => void leave()}
          search={<HeaderSearch onArrive={focusHeading} />}
          searchShown={isSearchPath(pathname)}
          searchKey={searchKey}
        />
      }
      panel={user ? <RolePanel user={user} currentPath={pathname} /> : snapshot.status === 'loading' && <></>}
      panelRef={rememberHeight}
      panelPlace={panelPlaceAt(pathname)}
      footer={<Footer signedIn={user !== null} searchKey={searchKey} onSearchKeyChange={setSearchKey} />}
      busy={navigation.state === 'loading'}
      notice={<OfflineNotice offline={!online} />}
    >
      {/* Before the page: a title in the page comes later, and wins. */}
      <Head />
      <Outlet />
      <KeepScrollPosition />
    </Page>
  );
}

/** The header with the theme. A theme change re-renders nothing else, so that the page repaints at once. */
function ThemedHeader(props: Omit<HeaderProps, 'theme' | 'onThemeChange'>) {
  const [theme, onThemeChange] = useTheme();
  return <Header {...props} theme={theme} onThemeChange={onThemeChange} />;
}

/** The position of the role panel. `index.html` has the same rule. */
const panelPlaceAt = (pathname: string) => (pathname.toLowerCase().startsWith(paths.dashboard) ? 'side' : 'top');

/** Stores the height of the role panel. `index.html` reserves it on the next load, until the session has loaded. */
function rememberHeight(element: HTMLDivElement | null) {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    if (!element.hasChildNodes()) return;
    try {
      localStorage.setItem(`panel-${panelPlaceAt(location.pathname)}`, `${element.offsetHeight}px`);
    } catch {
      // If the browser stores nothing, the page moves when the panel appears.
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Keeps the scroll position, as the browser would: when it starts, React Router scrolls a page to its top, even one that the user scrolled
 * before hydration.
 */
function KeepScrollPosition() {
  const position = useRef(0);
  useLayoutEffect(() => {
    if (position.current > 0) window.scrollTo(0, position.current);
  }, []);
  return (
    <>
      <ReadScroll positionRef={position} />
      <ScrollRestoration />
    </>
  );
}

/** Rendered before `ScrollRestoration`, so that its effect runs first. */
function ReadScroll({ positionRef }: { positionRef: RefObject<number> }) {
  useLayoutEffect(() => {
    positionRef.current = window.scrollY;
  }, [positionRef]);
  return null;
}
