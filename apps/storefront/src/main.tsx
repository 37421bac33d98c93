import { AuthProvider } from '@apple-only/auth';
import { LinkProvider, Toaster } from '@apple-only/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { RouterLink } from './link.tsx';
import { router } from './router.tsx';
import { queryClient, session } from './shop.ts';

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
