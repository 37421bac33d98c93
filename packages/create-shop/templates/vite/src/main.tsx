import { AuthProvider } from '@apple-only/auth';
import { defaultLinks, LabelsProvider, LinkProvider, ShopProvider } from '@apple-only/ui';
import '@apple-only/ui/fonts.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient, session } from './data.ts';
import { Failed, Layout } from './layout.tsx';
import { RouterLink } from './link.tsx';
import { brand, currency, links, productPath } from './shop.ts';
import { labels } from './words.ts';

/** Where components look for the pages. */
const paths = { ...defaultLinks, ...links };

/** Each page is loaded when it is opened. */
const router = createBrowserRouter([
  {
    Component: Layout,
    ErrorBoundary: Failed,
    HydrateFallback: () => null,
    children: [
      { path: paths.home, lazy: () => import('./pages/home.tsx') },
      { path: productPath(':id'), lazy: () => import('./pages/product.tsx') },
      { path: paths.search, lazy: () => import('./pages/search.tsx') },
      { path: paths.login, lazy: () => import('./pages/login.tsx') },
      { path: paths.register, lazy: () => import('./pages/register.tsx') },
      { path: paths.myBookings, lazy: () => import('./pages/bookings.tsx') },
      { path: paths.about, lazy: () => import('./pages/about.tsx') },
      { path: '*', lazy: () => import('./pages/not-found.tsx') },
    ],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <LabelsProvider labels={labels}>
    <ShopProvider brand={brand} links={links} currency={currency}>
      <LinkProvider component={RouterLink}>
        <AuthProvider session={session}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AuthProvider>
      </LinkProvider>
    </ShopProvider>
  </LabelsProvider>,
);
