// Functions that run inside a page. Each is sent there alone, so it may only use this file's types.

interface SettledWindow {
  /** Set by `holdTimers`. */
  runIntervals?: () => void;
  /** The changes since the page settled; stops observing. Set by `settle`. */
  readChanges?: () => string[];
}

/**
 * Waits until the page is stable: images decoded, animations at their end, no blinking caret, scrolled to the top, and no more
 * changes. Resolves with the height of the document, or with an error if it does not become stable. Observes the page until
 * `readChanges`.
 */
export async function settle(theme: string): Promise<{ height: number } | { trouble: string }> {
  const own = window as unknown as SettledWindow;
  own.readChanges?.();
  const root = document.documentElement;
  const style = document.createElement('style');
  // A part out of view, which is not rendered, would only have its estimated size.
  // In forced colours, the caret keeps its colour, so it must not blink either.
  style.textContent =
    '* { caret-color: transparent !important; caret-animation: manual !important; content-visibility: visible !important }';
  if (!document.querySelector('style[data-picture]')) {
    style.dataset['picture'] = '';
    document.head.append(style);
  }
  root.dataset['theme'] = theme;
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  // A capture briefly changes the width of the window, which moves the text of a field that is scrolled to its end.
  for (const field of document.querySelectorAll('input, textarea')) field.scrollTo(0, 0);
  own.runIntervals?.();

  let changes: string[] = [];
  const nameOf = ({ type, attributeName, target }: MutationRecord) =>
    `${attributeName ?? type} of ${target instanceof Element ? `${target.localName}.${target.className}` : 'a text'}`;
  const observer = new MutationObserver((records) => changes.push(...records.map(nameOf)));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const endAnimations = () => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'finished') continue;
      changes.push('an animation');
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  };
  /**
   * Fixes the choice from a `srcset`: Chromium would choose again if the page or the window's width changed, as during a capture. A lazy
   * image measures itself: Chromium's choice depends on the moment, and on the images that have loaded before.
   */
  const fixImageSource = (image: HTMLImageElement) => {
    const isMeasured = image.sizes.startsWith('auto');
    if (!isMeasured && !image.complete) return;
    const candidates = image.srcset.split(', ').map((candidate) => candidate.split(' '));
    const fitting = candidates.find(([, width = '']) => Number.parseFloat(width) >= image.clientWidth);
    const [measured = ''] = fitting ?? candidates.at(-1) ?? [];
    [image.src, image.srcset] = [isMeasured ? measured : image.currentSrc, ''];
  };
  const decodePictures = async () => {
    const pictures = [...document.images].filter((image) => image.currentSrc || image.getAttribute('src'));
    for (const image of pictures) {
      if (image.srcset) fixImageSource(image);
      if (image.loading !== 'eager') image.loading = 'eager';
      if (image.decoding !== 'sync') image.decoding = 'sync';
    }
    const waiting = pictures.filter((image) => !image.complete);
    changes.push(...waiting.map(({ src }) => src));
    await Promise.all(pictures.filter((image) => image.complete).map((image) => image.decode().catch(() => undefined)));
    return waiting.map(({ src }) => src);
  };

  const until = performance.now() + 20_000;
  let waiting: string[] = [];
  for (let quiet = 0; quiet < 3;) {
    changes = [];
    endAnimations();
    waiting = await decodePictures();
    await document.fonts.ready;
    await frame();
    quiet = changes.length === 0 ? quiet + 1 : 0;
    if (performance.now() > until) {
      observer.disconnect();
      return {
        trouble: `is still changing after 20 s${waiting.length > 0 ? `: ${waiting.join(', ')} does not load` : ''}`,
      };
    }
  }
  own.readChanges = () => {
    changes.push(...observer.takeRecords().map(nameOf));
    observer.disconnect();
    return changes;
  };
  return { height: Math.max(root.scrollHeight, innerHeight) };
}

/** The changes since the page settled, which invalidate a picture taken meanwhile. */
export const readChanges = (): string[] => (window as unknown as SettledWindow).readChanges?.() ?? [];
