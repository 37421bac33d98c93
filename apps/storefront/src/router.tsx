import { RequireRole, RequireSignIn } from '@apple-only/auth';
import { paths, wire } from '@apple-only/contract';
import { createBrowserRouter } from 'react-router-dom';
import { NoAccessPage, PageSkeleton, UnreachablePage } from './pages.tsx';
import { ErrorBoundary } from './routes/error.tsx';
import { Component as Layout } from './routes/layout.tsx';
import { Component as NotFoundPage } from './routes/not-found.tsx';

const guard = { fallback: <PageSkeleton />, unreachable: UnreachablePage };

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
          {
            element: <RequireSignIn {...guard} />,
            children: [{ path: '/category/:category', lazy: () => import('./routes/category.tsx') }],
          },
          {
            element: <RequireRole roles={wire.bookProduct.access} noAccess={NoAccessPage} {...guard} />,
            children: [{ path: paths.myBookings, lazy: () => import('./routes/dashboard.buyer.order.tsx') }],
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);
