// Functions that run inside a page. Each is sent there alone, so it may only use this file's types.

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, Extracted>>;
    currentSelection?: { storyId: string };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, detail: unknown) => void;
    on: (event: string, listener: (detail: never) => void) => void;
  };
  /** Stops timers, after those due soon have fired. Set by `holdTimers`. */
  stopTimers: () => Promise<void>;
  /** Restarts timers, and runs the callbacks that came due while they were stopped. Set by `holdTimers`. */
  startTimers: () => void;
  /** Runs the callbacks of short intervals, on the page as it will be captured. Set by `holdTimers`. */
  runIntervals?: () => void;
  /** Resets the random numbers, and empties the storage. Set by `freeze`. */
  reset: () => void;
  /** Resolves when the story and the steps after it have ended. Set by `show`. */
  storyEnd: Promise<unknown>;
}

/** The preview's data of a story that the index lacks. */
export interface Extracted {
  storyGlobals?: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    chromatic?: { disableSnapshot?: boolean; reason?: string };
  };
  /** The arguments of a page story: the addresses that it opens. */
  initialArgs?: { path?: string; leadsTo?: string };
}

/** Runs before every page: the same instant, the same random numbers, an empty storage. */
export function freeze(now: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) => Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });

  // Mulberry32.
  let seed = 1;
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = random;
  crypto.getRandomValues = (array) => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let place = 0; place < bytes.length; place++) bytes[place] = random() * 256;
    }
    return array;
  };
  crypto.randomUUID = () => {
    const digits = (count: number) =>
      Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
    return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
  };

  const own = window as unknown as StorybookWindow;
  own.reset = () => {
    seed = 1;
    localStorage.clear();
    sessionStorage.clear();
  };
  own.reset();
}

/**
 * Also runs before every page. Timers run until the story has played and the short ones have fired; `stopTimers` then freezes the page,
 * however long its capture takes. Timers of 2 to 10 s are slowed down until then, so that a message that hides itself is in the picture,
 * however slowly the story plays. (Longer timers are timeouts of failed waits.)
 */
export function holdTimers(): void {
  let stopped = false;
  const own = window as unknown as StorybookWindow;
  /** The callbacks of timers that came due while they were stopped, by the timers' ids. */
  let late = new Map<unknown, () => void>();
  /** Timers due soon. React reveals suspended content up to 300 ms late: whether the picture has it must not depend on when the play ends. */
  const soon = new Set<unknown>();
  own.stopTimers = async () => {
    // Several rounds: a timer may set another one, and so may a pending response.
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const ids = [...soon];
      while (ids.some((id) => soon.has(id))) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    stopped = true;
  };
  own.startTimers = () => {
    stopped = false;
    const calls = late;
    late = new Map();
    for (const call of calls.values()) call();
  };
  // Capturing the whole document briefly makes the window as tall as the document.
  addEventListener('resize', (event) => stopped && event.stopImmediatePropagation(), { capture: true });
  const { setTimeout, clearTimeout, setInterval } = globalThis;
  const unlessStopped = (handler: TimerHandler) =>
    typeof handler === 'function' ? (...args: unknown[]) => !stopped && handler(...args) : handler;
  const isTime = (delay = 0) => delay > 20;
  /** The factor that slows down the timers of messages. */
  const slower = 8;
  const isForReading = (delay: number) => delay >= 2000 && delay <= 10_000;
  globalThis.setTimeout = ((handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    if (!isTime(delay) || typeof handler !== 'function') return setTimeout(handler, delay, ...args);
    const fire = () => {
      soon.delete(id);
      if (stopped) late.set(id, () => handler(...args));
      else handler(...args);
    };
    const id = setTimeout(fire, isForReading(delay) ? slower * delay : delay);
    if (delay <= 300) soon.add(id);
    return id;
  }) as typeof setTimeout;
  /** Short intervals, with which components keep checking the space around them. */
  const intervals = new Map<unknown, () => void>();
  globalThis.setInterval = ((handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    const id = setInterval(unlessStopped(handler), delay, ...args);
    if (delay <= 300 && typeof handler === 'function') intervals.set(id, () => handler(...args));
    return id;
  }) as typeof setInterval;
  own.runIntervals = () => {
    for (const run of intervals.values()) run();
  };
  // Each of them clears timeouts and intervals.
  globalThis.clearTimeout = globalThis.clearInterval = (id) => {
    soon.delete(id);
    late.delete(id);
    intervals.delete(id);
    clearTimeout(id);
  };
}

/** Reads the preview's data of every story. */
export async function extract(): Promise<Record<string, Extracted>> {
  const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as StorybookWindow;
  await storybook.ready();
  return storybook.extract();
}

/**
 * Resets the page after the previous story, so that it is like a new page for the next one. Resolves with whether that story
 * has ended: if not, Storybook would reload the page in the middle of the next one.
 */
export async function clear(): Promise<boolean> {
  const { startTimers, reset, storyEnd } = window as unknown as StorybookWindow;
  startTimers();
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 5000, false));
  const isOver = await Promise.race([storyEnd.then(() => true), late]);
  document.querySelector('style[data-picture]')?.remove();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  reset();
  return isOver;
}

interface Showing {
  id: string;
  /** The globals while it plays. */
  globals: { theme: string };
  /** The globals to set after it has played, because its play does not expect them. */
  after: object | undefined;
}

/** Shows a story, and resolves once it has played, with the error, if any. */
export async function show({ id, globals, after }: Showing): Promise<string | undefined> {
  const own = window as unknown as StorybookWindow;
  const { __STORYBOOK_PREVIEW__: storybook, __STORYBOOK_ADDONS_CHANNEL__: channel } = own;
  await storybook.ready();
  // Storybook's decorator sets it only after the story has played.
  document.documentElement.dataset['theme'] = globals.theme;
  /** Sets globals for the current story, and waits until it has rendered with them. */
  const setGlobals = async (wanted: object) => {
    const drawn = Promise.withResolvers<void>();
    channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
      if (newPhase === 'finished') drawn.resolve();
    });
    channel.emit('updateGlobals', { globals: wanted });
    await drawn.promise;
  };
  const isShown = storybook.currentSelection?.storyId === id;
  if (isShown) await setGlobals(globals);
  else channel.emit('updateGlobals', { globals });
  // Before the story, which may measure its text. A test build lacks Storybook's own typeface, and a machine may lack some
  // fallback typefaces.
  const typefaces = [...document.fonts].filter(({ family }) => !family.includes('Nunito Sans'));
  await Promise.allSettled(typefaces.map((face) => face.load()));
  let trouble: string | undefined;
  const end = Promise.withResolvers<void>();
  own.storyEnd = end.promise;
  await new Promise<void>((resolve) => {
    const note = (error: { message?: string; description?: string } | undefined) => {
      trouble ??= error?.message ?? error?.description ?? 'failed';
    };
    channel.on('storyRenderPhaseChanged', ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
      if (storyId !== id) return;
      if (newPhase === 'completing') resolve();
      if (newPhase === 'finished') end.resolve();
    });
    channel.on('playFunctionThrewException', note);
    channel.on('unhandledErrorsWhilePlaying', (errors: { message: string }[]) => note(errors[0]));
    for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) {
      channel.on(event, (error: { message?: string; description?: string }) => {
        note(error);
        resolve();
      });
    }
    // Selecting the same story again would not play it again.
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  if (after && trouble === undefined) {
    await end.promise;
    await setGlobals(after);
  }
  await own.stopTimers();
  return trouble;
}
