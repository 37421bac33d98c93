import { AuthProvider } from '@apple-only/auth';
import { LinkProvider, Toaster } from '@apple-only/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath, RouterProvider } from 'react-router-dom';
import { RouterLink } from './link.tsx';
import { router } from './router.tsx';
import { queryClient, session } from './shop.ts';

/** How long, in milliseconds, a page that was loaded anew for a missing part is not loaded anew again. */
const reloadPause = 60_000;

// What a deployment has replaced is not there any more for pages from before it: the page comes anew, once, with its parts.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('loaded-anew'));
  if (!navigator.onLine || Date.now() - last < reloadPause) return;
  sessionStorage.setItem('loaded-anew', String(Date.now()));
  event.preventDefault();
  const { location: target } = router.state.navigation;
  if (target) location.assign(createPath(target));
  else location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <AuthProvider session={session}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          <RouterProvider router={router} />
          <Toaster />
        </LinkProvider>
      </QueryClientProvider>
    </AuthProvider>
  </StrictMode>,
);
