// Functions that run inside a page: each is sent there alone, so it may use only types of this file.

interface SettledWindow {
  /** Set by `holdTimers`. */
  runIntervals?: () => void;
  /** What has changed since the page settled; ends the watch. Set by `settle`. */
  readChanges?: () => string[];
}

/**
 * Waits until the page is stable: images decoded, animations at their end, no caret that blinks, scrolled to its start, and no more
 * changes. Resolves with the height of the document, or with an error if it does not become stable. Watches the page until
 * `readChanges`.
 */
export async function settle(theme: string): Promise<{ height: number } | { trouble: string }> {
  const own = window as unknown as SettledWindow;
  own.readChanges?.();
  const root = document.documentElement;
  const style = document.createElement('style');
  // A part that is skipped out of view would have only its estimated size.
  // In forced colours, the caret keeps its own.
  style.textContent =
    '* { caret-color: transparent !important; caret-animation: manual !important; content-visibility: visible !important }';
  if (!document.querySelector('style[data-picture]')) {
    style.dataset['picture'] = '';
    document.head.append(style);
  }
  root.dataset['theme'] = theme;
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  // A capture changes the width of the window for a moment, which moves the text of a field that is scrolled to its end.
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
   * Of its `srcset`: a page that changes, or a window whose width does, as during a capture, would choose again. A lazy image measures
   * itself: what Chromium chooses depends on when it does, and on what has loaded before.
   */
  const chooseForGood = (image: HTMLImageElement) => {
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
      if (image.srcset) chooseForGood(image);
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
        trouble: `does not come to rest within 20 s${waiting.length > 0 ? `: ${waiting.join(', ')} does not load` : ''}`,
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

/** What has changed since the page settled: a picture taken meanwhile does not count. */
export const readChanges = (): string[] => (window as unknown as SettledWindow).readChanges?.() ?? [];
