import { RequireRole, RequireSignIn } from '@apple-only/auth/react-router';
import { allows, roles, wire, type CallName } from '@apple-only/contract';
import type { RouteObject } from 'react-router-dom';
import { NoAccessPage, PageSkeleton, UnreachablePage } from './pages.tsx';
import { categoryPathPrefix, paths, productPathPrefix } from './paths.ts';
import { ErrorBoundary } from './routes/error.tsx';
import { Component as Layout } from './routes/layout.tsx';
import * as notFound from './routes/not-found.tsx';

const guard = {
  fallback: <PageSkeleton />,
  unreachable: UnreachablePage,
  loginPath: paths.login,
  registerPath: paths.register,
};

/** A page for the roles that may make its call: one rule for the server, the page and its buttons. */
const requireAccess = (call: CallName, page: RouteObject): RouteObject => ({
  element: (
    <RequireRole roles={roles.filter((role) => allows(wire[call].access, role))} noAccess={NoAccessPage} {...guard} />
  ),
  children: [page],
});

/**
 * Every address of the shop. A page is the file of `routes` that its id names, loaded when it is visited; the frame and the
 * error page are loaded first.
 */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary,
    HydrateFallback: PageSkeleton,
    children: [
      {
        // Inside the layout, so that header and footer stay when a route fails.
        ErrorBoundary,
        children: [
          { id: 'home', path: paths.home, lazy: () => import('./routes/home.tsx') },
          { id: 'login', path: paths.login, lazy: () => import('./routes/login.tsx') },
          { id: 'register', path: paths.register, lazy: () => import('./routes/register.tsx') },
          { id: 'blog', path: paths.blog, lazy: () => import('./routes/blog.tsx') },
          { id: 'blog.article', path: paths.article(':article'), lazy: () => import('./routes/blog.article.tsx') },
          {
            id: 'product',
            path: `${productPathPrefix}:id/:slug?`,
            lazy: () => import('./routes/product.tsx'),
          },
          { id: 'about', path: paths.about, lazy: () => import('./routes/about.tsx') },
          { id: 'grading', path: paths.grading, lazy: () => import('./routes/grading.tsx') },
          { id: 'search', path: paths.search, lazy: () => import('./routes/search.tsx') },
          { id: 'contact', path: paths.contact, lazy: () => import('./routes/contact.tsx') },
          {
            element: <RequireSignIn {...guard} />,
            children: [
              { id: 'category', path: `${categoryPathPrefix}:category`, lazy: () => import('./routes/category.tsx') },
              { id: 'dashboard', path: paths.dashboard, lazy: () => import('./routes/dashboard.tsx') },
            ],
          },
          requireAccess('bookProduct', {
            id: 'dashboard.buyer.order',
            path: paths.myBookings,
            lazy: () => import('./routes/dashboard.buyer.order.tsx'),
          }),
          requireAccess('addProduct', {
            id: 'dashboard.sellers.addproducts',
            path: paths.addProduct,
            lazy: () => import('./routes/dashboard.sellers.addproducts.tsx'),
          }),
          requireAccess('addProduct', {
            id: 'dashboard.sellers.allproducts',
            path: paths.myProducts,
            lazy: () => import('./routes/dashboard.sellers.allproducts.tsx'),
          }),
          requireAccess('listBuyers', {
            id: 'dashboard.allbuyers',
            path: paths.allBuyers,
            lazy: () => import('./routes/dashboard.allbuyers.tsx'),
          }),
          requireAccess('listSellers', {
            id: 'dashboard.allsellers',
            path: paths.allSellers,
            lazy: () => import('./routes/dashboard.allsellers.tsx'),
          }),
          requireAccess('listMessages', {
            id: 'dashboard.messages',
            path: paths.messages,
            lazy: () => import('./routes/dashboard.messages.tsx'),
          }),
          { path: '*', ...notFound },
        ],
      },
    ],
  },
];
