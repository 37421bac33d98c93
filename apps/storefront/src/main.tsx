import { lazyAdapter } from '@apple-only/auth';
import { PublicSettings } from '@apple-only/contract';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { parse } from 'valibot';
import { routes } from './routes.tsx';
import { contextOf, openShop } from './shop.ts';
import { Storefront } from './storefront.tsx';

/** What the server tells this page about its deployment, in the page itself: one build serves them all. */
const { auth, ...settings } = parse(
  PublicSettings,
  JSON.parse(document.getElementById('settings')?.textContent ?? 'null'),
);

/** The provider's SDK is loaded when somebody is signed in, or about to be. */
const adapter = lazyAdapter(async () => {
  const { emulator, ...firebase } = auth;
  const [{ firebaseAdapter }] = await Promise.all([
    import('@apple-only/auth/firebase'),
    // The emulator brings what the SDK would load from Google, which a machine without a network does not reach.
    emulator && import(/* @vite-ignore */ `${location.origin}/emulator/auth/gapi`),
  ]);
  return firebaseAdapter({ ...firebase, emulatorUrl: emulator ? location.origin : undefined });
});

const shop = openShop({ adapter, ...settings, origin: location.origin });
addEventListener('online', shop.resume);

const router = createBrowserRouter(routes, {
  future: { v8_middleware: true },
  getContext: () => contextOf(shop),
});

const page = (
  <StrictMode>
    <Storefront shop={shop}>
      <RouterProvider router={router} />
    </Storefront>
  </StrictMode>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

/** Once the route is there: until then the page stays as it was served. */
function start(element: HTMLElement) {
  // In development it is served empty. What is served is taken over bit by bit: in one go, a slow phone would not listen.
  if (element.hasChildNodes()) startTransition(() => void hydrateRoot(element, page));
  else createRoot(element).render(page);
}

if (router.state.initialized) start(root);
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    start(root);
  });
}
