import { AuthProvider, useSession } from '@apple-only/auth';
import { LinkProvider } from '@apple-only/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useMemo, type ReactNode } from 'react';
import { RouterLink } from './link.tsx';
import { lazyOptional } from './lazy-optional.ts';
import { ShopContext, signedInUserId, type Shop } from './shop.ts';

/**
 * Loads after the first paint: no message is needed earlier. If it does not load, the shop works without it: the page itself shows
 * everything that matters, too.
 */
const Toaster = lazyOptional(async () => (await import('./toaster.ts')).Toaster);

/** Everything around the pages: their shop, and the messages over them. */
export function Storefront({ shop, children }: { shop: Shop; children: ReactNode }) {
  return (
    <AuthProvider session={shop.session}>
      <ShopOfUser shop={shop}>
        <QueryClientProvider client={shop.queryClient}>
          <LinkProvider component={RouterLink}>
            {children}
            <Suspense>
              <Toaster />
            </Suspense>
          </LinkProvider>
        </QueryClientProvider>
      </ShopOfUser>
    </AuthProvider>
  );
}

/** The shop with the signed-in user's queries. A new object for another user, so that components that read the queries render again. */
function ShopOfUser({ shop, children }: { shop: Shop; children: ReactNode }) {
  const user = signedInUserId(useSession());
  const value = useMemo(() => ({ ...shop, queries: shop.queriesOf(user) }), [shop, user]);
  return <ShopContext value={value}>{children}</ShopContext>;
}
