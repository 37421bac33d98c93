// The inline scripts of a page, which run before the shop's script. The build writes the source of these functions into the page
// (src/rendering/prerender.tsx): none of them can use anything outside itself.

declare global {
  /** The page's content for the signed-in user, as HTML. Empty if there is none. */
  // A global variable of a script.
  // oxlint-disable-next-line no-var
  var userPage: Promise<string> | undefined;
}

/**
 * Requests the page's content for the signed-in user. The page itself is the same for all users: the token is in the browser's storage,
 * which no server sees.
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
 * Replaces the page without data with that content, unless the user has begun to use the page. If there is no content, the page requests
 * its data itself.
 */
export async function showUserPage(isTyped: () => boolean) {
  const html = await globalThis.userPage?.catch(() => '');
  // Drop the user's data: it must not outlive their sign-out.
  globalThis.userPage = undefined;
  const parts = new DOMParser().parseFromString(html ?? '', 'text/html');
  const data = parts.getElementById('data');
  const content = parts.getElementById('root');
  if (data && content && document.activeElement === document.body && !isTyped() && !globalThis.earlyPresses?.size) {
    document.getElementById('root')?.replaceWith(content, data);
  }
}

/**
 * Loads the typefaces and the script of every page once the page has painted with its first pictures: earlier, they would compete with
 * the files that the paint needs. All chunks load at once, but run one by one, each in its own task, so that a slow phone responds to a
 * tap between them.
 * @param sharedChunks the addresses of the chunks that every page loads
 * @param orderedChunks those of them that run, in order
 * @param show shows the content for the signed-in user, on pages that have it
 */
export function start(sharedChunks: readonly string[], orderedChunks: readonly string[], show?: typeof showUserPage) {
  /** How long the script waits for the first pictures, in milliseconds: one may never load. */
  const pictureTimeout = 1500;
  const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Whether the visitor has typed anything, for example in the search field. */
  const isTyped = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    );

  /**
   * Called if a chunk did not load. Stops holding back presses that work without the script. Reloads the page, because a deployment removes
   * the chunks of earlier pages: once immediately, and when the network returns. Not if that would lose typed text, which the user can
   * still send.
   */
  const reloadPage = () => {
    if (globalThis.earlyPresses) globalThis.earlyPresses.over = true;
    const reload = async () => {
      try {
        const { ok } = await fetch(location.href, { method: 'HEAD' });
        // Safari would not request a failed chunk again.
        await Promise.allSettled(sharedChunks.map((chunk) => fetch(chunk, { cache: 'reload' })));
        if (ok && !isTyped()) location.reload();
      } catch {}
    };
    addEventListener('online', reload);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Without the navigation's type, the page might reload endlessly.
    if (navigation && navigation.type !== 'reload') void reload();
  };

  /**
   * Shows the typefaces once all have loaded, which lays out the page once. As rules of a style sheet, they would cause a layout when they
   * are added, and another as each one loads.
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

  const loadScripts = async () => {
    void showTypefaces();
    try {
      localStorage.setItem('typefaces', 'loaded');
    } catch {}
    await pause();
    for (const href of sharedChunks) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    for (const chunk of orderedChunks) {
      await import(/* @vite-ignore */ chunk);
      await pause();
    }
  };

  const startAfterPaint = async () => {
    if (!document.hidden) {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
      await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), pause(pictureTimeout)]);
      await new Promise(requestAnimationFrame);
      await pause();
    }
    await loadScripts().catch(reloadPage);
  };

  if (show && globalThis.userPage) void show(isTyped).then(startAfterPaint, startAfterPaint);
  else void startAfterPaint();
}
