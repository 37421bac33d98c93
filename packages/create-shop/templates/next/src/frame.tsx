'use client';

import { AuthProvider, useAuth, useSession } from '@apple-only/auth';
import {
  Footer,
  Header,
  LabelsProvider,
  LinkProvider,
  OfflineNotice,
  Page,
  SearchField,
  ShopProvider,
  Toaster,
  useLinks,
} from '@apple-only/ui';
import { RouterLink } from '@apple-only/ui/next';
import { QueryClientProvider } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { queryClient, session } from './data.ts';
import { focusHeading, useFocusOnNavigation } from './focus.ts';
import { useOnline } from './online.ts';
import { QueryChanges, useQueryString } from './query.tsx';
import { brand, currency, links } from './shop.ts';
import { useTheme } from './theme.ts';
import { labels } from './words.ts';

/** Everything around the pages: the shop's words and settings, who is signed in, header and footer. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <LabelsProvider labels={labels}>
      <ShopProvider brand={brand} links={links} currency={currency}>
        <LinkProvider component={RouterLink}>
          <AuthProvider session={session}>
            <QueryClientProvider client={queryClient}>
              <HeaderAndFooter>{children}</HeaderAndFooter>
            </QueryClientProvider>
          </AuthProvider>
        </LinkProvider>
      </ShopProvider>
    </LabelsProvider>
  );
}

function HeaderAndFooter({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { signOut } = useAuth();
  const { search } = useLinks();
  const path = usePathname();
  const query = useQueryString();
  const router = useRouter();
  const [theme, setTheme] = useTheme();
  const online = useOnline();
  useFocusOnNavigation(path);

  const handleSignOut = () => {
    flushSync(() => void signOut());
    // The focused button is gone.
    focusHeading();
  };

  return (
    <Page
      header={
        <Header
          currentPath={path + query}
          signedIn={status === 'loading' ? undefined : status === 'signed-in' || status === 'unreachable'}
          onSignOut={handleSignOut}
          theme={theme}
          onThemeChange={setTheme}
          search={
            <SearchField
              value={new URLSearchParams(query).get('q') ?? ''}
              onSearch={(q) => router.push(`${search}?${new URLSearchParams({ q }).toString()}`)}
            />
          }
          searchShown={path === search}
          // Visitors must be able to turn the key `/` off, as `onSearchKeyChange` of `Footer` lets them.
          searchKey={false}
        />
      }
      footer={<Footer signedIn={status === 'signed-in'} />}
      notice={<OfflineNotice offline={!online} />}
    >
      {children}
      <Suspense>
        <QueryChanges />
      </Suspense>
      <Toaster />
    </Page>
  );
}
