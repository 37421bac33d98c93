import { RequireRole, RequireSignIn } from '@apple-only/auth';
import { allows, paths, roles, wire, type CallName } from '@apple-only/contract';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NoAccessPage, PageSkeleton, UnreachablePage } from './pages.tsx';
import { ErrorBoundary } from './routes/error.tsx';
import { Component as Layout } from './routes/layout.tsx';
import { Component as NotFoundPage } from './routes/not-found.tsx';

const guard = { fallback: <PageSkeleton />, unreachable: UnreachablePage };

/** A page for whoever may make the call that it is about: one rule for the server, the page and its buttons. */
const whoMay = (call: CallName, page: RouteObject): RouteObject => ({
  element: (
    <RequireRole roles={roles.filter((role) => allows(wire[call].access, role))} noAccess={NoAccessPage} {...guard} />
  ),
  children: [page],
});

/** Every address of the shop. A route is a file of its name, loaded when it is visited; the frame and what is shown on failure come first. */
export const router = createBrowserRouter([
  {
    Component: Layout,
    ErrorBoundary,
    HydrateFallback: PageSkeleton,
    children: [
      {
        // Inside the layout, so that header and footer outlive a route that fails.
        ErrorBoundary,
        children: [
          { path: paths.home, lazy: () => import('./routes/home.tsx') },
          { path: paths.login, lazy: () => import('./routes/login.tsx') },
          { path: paths.register, lazy: () => import('./routes/register.tsx') },
          { path: paths.blog, lazy: () => import('./routes/blog.tsx') },
          { path: `${paths.blog}/:article`, lazy: () => import('./routes/blog.article.tsx') },
          { path: paths.about, lazy: () => import('./routes/about.tsx') },
          { path: paths.contact, lazy: () => import('./routes/contact.tsx') },
          {
            element: <RequireSignIn {...guard} />,
            children: [
              { path: '/category/:category', lazy: () => import('./routes/category.tsx') },
              { path: paths.dashboard, lazy: () => import('./routes/dashboard.tsx') },
            ],
          },
          whoMay('bookProduct', { path: paths.myBookings, lazy: () => import('./routes/dashboard.buyer.order.tsx') }),
          whoMay('addProduct', {
            path: paths.addProduct,
            lazy: () => import('./routes/dashboard.sellers.addproducts.tsx'),
          }),
          whoMay('addProduct', {
            path: paths.myProducts,
            lazy: () => import('./routes/dashboard.sellers.allproducts.tsx'),
          }),
          whoMay('listBuyers', { path: paths.allBuyers, lazy: () => import('./routes/dashboard.allbuyers.tsx') }),
          whoMay('listSellers', { path: paths.allSellers, lazy: () => import('./routes/dashboard.allsellers.tsx') }),
          whoMay('listMessages', { path: paths.messages, lazy: () => import('./routes/dashboard.messages.tsx') }),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);
