import { lazyAdapter } from '@apple-only/auth';
import { PublicSettings } from '@apple-only/contract';
import '@apple-only/ui/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { parse } from 'valibot';
import { endEarlyPresses } from './rendering/early-presses.ts';
import { nameSteps } from './history-steps.ts';
import { createRoot, hydrateRoot } from './react.ts';
import { routes } from './routes.tsx';
import type { Served } from './rendering/served.ts';
import { apiUrl, contextOf, openShop } from './shop.ts';
import { Storefront } from './storefront.tsx';

/** Lets a slow phone answer a tap between the steps of the start, which take about as long each: the modules, the shop, its router. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

await pause();

/** Asks the server again where it does not answer: without the settings, the page would stay as it was served. */
const fetchSettings = async (): Promise<unknown> => {
  try {
    const answer = await fetch(`${apiUrl}/settings.json`);
    if (answer.ok) return await answer.json();
  } catch {
    // As below.
  }
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, 5000);
  });
  return fetchSettings();
};

/** What is wrong with the settings is said here: what loads this script loads the page once more, as a deployment may have changed them. */
function parsed(settings: unknown): PublicSettings {
  try {
    return parse(PublicSettings, settings);
  } catch (error) {
    reportError(error);
    throw error;
  }
}

/** The settings of the deployment: its server writes them into its pages. A storefront that is hosted apart asks the server. */
const written = document.getElementById('settings')?.textContent;
const { auth, ...settings } = parsed(written ? JSON.parse(written) : await fetchSettings());

/** Where the emulator of the sign-in is. */
const emulatorUrl = apiUrl || location.origin;

/** Loads the provider's SDK when a user is signed in, or about to be. */
const adapter = lazyAdapter(async () => {
  const { emulator, ...firebase } = auth;
  const [{ firebaseAdapter }] = await Promise.all([
    import('@apple-only/auth/firebase'),
    // The emulator has the script that the SDK would load from Google, which a machine without a network does not reach.
    emulator && import(/* @vite-ignore */ `${emulatorUrl}/emulator/auth/gapi`),
  ]);
  return firebaseAdapter({ ...firebase, emulatorUrl: emulator ? emulatorUrl : undefined });
});

await pause();

/** The data of a page that the server has rendered with it. */
const data = document.getElementById('data');
const served = data?.textContent ? (JSON.parse(data.textContent) as Served) : undefined;
// What it has for a user must not stay in the page when they sign out.
data?.remove();

/** With Back, browsers show a page as they have stored it, and do not ask the server whether it has changed. */
const servedEarlier = performance
  .getEntriesByType('navigation')
  .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

const shop = openShop({ adapter, ...settings, origin: location.origin, served, servedEarlier });
addEventListener('online', shop.resume);

await pause();

nameSteps();

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
  // In development the page is served empty. Otherwise React hydrates it in steps: in one go, a slow phone would not respond.
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
