import { AuthProvider } from '@apple-only/auth';
import { LinkProvider } from '@apple-only/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { RouterLink } from './link.tsx';
import { ShopContext, type Shop } from './shop.ts';

/**
 * After the first paint: nothing happens before it that messages could be about. Where it does not arrive, the shop does
 * without: what matters is said on the page too.
 */
const Toaster = lazy<ComponentType>(() =>
  import('./toaster.ts').then(
    (part) => ({ default: part.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** Everything around the pages: their shop, and the messages over them. */
export function Storefront({ shop, children }: { shop: Shop; children: ReactNode }) {
  return (
    <ShopContext value={shop}>
      <AuthProvider session={shop.session}>
        <QueryClientProvider client={shop.queryClient}>
          <LinkProvider component={RouterLink}>
            {children}
            <Suspense>
              <Toaster />
            </Suspense>
          </LinkProvider>
        </QueryClientProvider>
      </AuthProvider>
    </ShopContext>
  );
}
