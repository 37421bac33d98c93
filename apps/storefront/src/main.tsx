import { lazyAdapter } from '@apple-only/auth';
import { PublicSettings } from '@apple-only/contract';
import '@apple-only/ui/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { parse } from 'valibot';
import { endEarlyPresses } from './rendering/early-presses.ts';
import { assignEntryKeys } from './history-entries.ts';
import { createRoot, hydrateRoot } from './react.ts';
import { routes } from './routes.tsx';
import type { Served } from './rendering/served.ts';
import { apiUrl, contextOf, openShop } from './shop.ts';
import { Storefront } from './storefront.tsx';

/** Lets a slow phone respond to a tap between the steps of the start, which take about as long each: the modules, the shop, its router. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

await pause();

/** Retries until the server responds: without the settings, the page would stay as it was served. */
const fetchSettings = async (): Promise<unknown> => {
  try {
    const answer = await fetch(`${apiUrl}/settings.json`);
    if (answer.ok) return await answer.json();
  } catch {
    // Retry below.
  }
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, 5000);
  });
  return fetchSettings();
};

/** Reports invalid settings. The inline script then reloads the page once, in case a deployment changed them. */
function parseSettings(settings: unknown): PublicSettings {
  try {
    return parse(PublicSettings, settings);
  } catch (error) {
    reportError(error);
    throw error;
  }
}

/** The settings of the deployment. Its server writes them into its pages; a storefront that is hosted apart requests them. */
const inlineSettings = document.getElementById('settings')?.textContent;
const { auth, ...settings } = parseSettings(inlineSettings ? JSON.parse(inlineSettings) : await fetchSettings());

/** The origin of the sign-in emulator. */
const emulatorUrl = apiUrl || location.origin;

/** Loads the provider's SDK when a user is signed in, or about to be. */
const adapter = lazyAdapter(async () => {
  const { emulator, ...firebase } = auth;
  const [{ firebaseAdapter }] = await Promise.all([
    import('@apple-only/auth/firebase'),
    // The emulator serves the script that the SDK would load from Google, which is unreachable without a network.
    emulator && import(/* @vite-ignore */ `${emulatorUrl}/emulator/auth/gapi`),
  ]);
  return firebaseAdapter({ ...firebase, emulatorUrl: emulator ? emulatorUrl : undefined });
});

await pause();

/** The element with the data that the server rendered the page with, if any. */
const dataElement = document.getElementById('data');
const served = dataElement?.textContent ? (JSON.parse(dataElement.textContent) as Served) : undefined;
// Remove the user's data from the DOM: it must not outlive their sign-out.
dataElement?.remove();

/** On Back, browsers show their stored page, and do not ask the server whether it has changed. */
const servedEarlier = performance
  .getEntriesByType('navigation')
  .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

const shop = openShop({ adapter, ...settings, origin: location.origin, served, servedEarlier });
addEventListener('online', shop.resume);

await pause();

assignEntryKeys();

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

/** Called once the route is loaded: until then the page stays as it was served. */
function start(element: HTMLElement) {
  endEarlyPresses();
  // In development the page is served empty. Otherwise React hydrates it in steps: in one task, a slow phone would not respond.
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
