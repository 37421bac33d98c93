import { AuthProvider } from '@apple-only/auth';
import { LinkProvider } from '@apple-only/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { RouterLink } from './link.tsx';
import { ShopContext, type Shop } from './shop.ts';

/**
 * Loaded after the first paint: no message can be needed before. If it does not load, the shop works without it: the page
 * itself shows all that matters, too.
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
