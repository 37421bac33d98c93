// What a page runs by itself, before the shop's script. The build writes the text of these functions into the page (src/rendering/prerender.tsx):
// none of them can use what is outside of it.

declare global {
  /** The page's content for the user who is signed in, as HTML: empty if there is none. */
  // A global variable of a script.
  // oxlint-disable-next-line no-var
  var userPage: Promise<string> | undefined;
}

/**
 * Asks for the content of the page for the user who is signed in. The page itself is the same for everybody: the token is in the
 * browser's storage, which no server sees.
 */
export function readUserPage() {
  try {
    const token = localStorage.getItem('accessToken');
    if (!token) return;
    globalThis.userPage = fetch(location.href, {
      cache: 'no-store',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5000),
    }).then((answer) => (answer.ok ? answer.text() : ''));
  } catch {}
}

/**
 * Puts that content in the place of the page without data, unless the user has begun to use that. If there is no content, the page
 * requests its data itself.
 */
export async function showUserPage(isTyped: () => boolean) {
  const html = await globalThis.userPage?.catch(() => '');
  // What it has for a user must not stay in the page when they sign out.
  globalThis.userPage = undefined;
  const parts = new DOMParser().parseFromString(html ?? '', 'text/html');
  const data = parts.getElementById('data');
  const content = parts.getElementById('root');
  if (data && content && document.activeElement === document.body && !isTyped() && !globalThis.earlyPresses?.size) {
    document.getElementById('root')?.replaceWith(content, data);
  }
}

/**
 * Loads the typefaces and the script of every page once the page was painted with its first pictures, all chunks at once: before, they
 * would compete with the files that the paint needs. The chunks run one by one, each in a task of its own, so that a slow phone
 * answers a tap between them.
 * @param everyPage the addresses of the chunks that every page loads
 * @param inTurn those of them that are run, in their order
 * @param show shows the content for the user who is signed in, if the page has such
 */
export function start(everyPage: readonly string[], inTurn: readonly string[], show?: typeof showUserPage) {
  /** How long the script waits for the first pictures, in milliseconds: one may never come. */
  const longestPicture = 1500;
  const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Whether a visitor has typed, such as in the search field. */
  const isTyped = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    );

  /**
   * A part of the script did not load: what works without it is not held back any more. The page is loaded again, as a deployment
   * removes the parts of earlier pages: once at once, and when the network is back. Not if that would lose what is typed, which can
   * be sent.
   */
  const reloadPage = () => {
    if (globalThis.earlyPresses) globalThis.earlyPresses.over = true;
    const reload = async () => {
      try {
        const { ok } = await fetch(location.href, { method: 'HEAD' });
        // Safari would not ask again for a chunk that did not load.
        await Promise.allSettled(everyPage.map((chunk) => fetch(chunk, { cache: 'reload' })));
        if (ok && !isTyped()) location.reload();
      } catch {}
    };
    addEventListener('online', reload);
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A browser that does not say how it came here might come here for ever.
    if (arrival && arrival.type !== 'reload') void reload();
  };

  /**
   * Shows the typefaces once all of them are there, which lays the page out once. As rules of a style sheet, they would do so when they
   * are known, and again as each comes.
   */
  const showTypefaces = async () => {
    const { sheet } = document.getElementById('typefaces') as HTMLStyleElement;
    const loading = [...(sheet?.cssRules ?? [])].map((face) => {
      const rule = (name: string) => (face as CSSFontFaceRule).style.getPropertyValue(name) || 'normal';
      return new FontFace(rule('font-family').replaceAll('"', ''), rule('src'), {
        style: rule('font-style'),
        weight: rule('font-weight'),
        stretch: rule('font-stretch'),
      }).load();
    });
    for (const face of await Promise.allSettled(loading)) {
      if (face.status === 'fulfilled') document.fonts.add(face.value);
    }
  };

  const run = async () => {
    void showTypefaces();
    try {
      localStorage.setItem('typefaces', 'loaded');
    } catch {}
    await pause();
    for (const href of everyPage) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    for (const chunk of inTurn) {
      await import(/* @vite-ignore */ chunk);
      await pause();
    }
  };

  const painted = async () => {
    if (!document.hidden) {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
      await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), pause(longestPicture)]);
      await new Promise(requestAnimationFrame);
      await pause();
    }
    await run().catch(reloadPage);
  };

  if (show && globalThis.userPage) void show(isTyped).then(painted, painted);
  else void painted();
}
