import type { ReportPicture, ReportImage } from './data.ts';
import { byId, make } from './dom.ts';

export const views = {
  both: 'Side by side',
  slider: 'Slider',
  difference: 'Difference',
  before: 'Before',
  after: 'After',
} as const;

export type View = keyof typeof views;

const blinkTime = 700;
const maxZoom = 16;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Shows one picture at a time, in one of the views. Lengths are pixels of the picture, times the zoom. */
export class Stage {
  view: View = innerWidth < 700 ? 'slider' : 'both';
  isBlinking = false;
  readonly #stage = byId('stage', 'div');
  readonly #slide = byId('slide', 'label');
  readonly #changed: () => void;
  #picture: ReportPicture | undefined;
  #label = '';
  #zoom: number | undefined;
  #place = -1;
  #timer = 0;

  /** Calls `changed` when the view or the zoom changes. */
  constructor(changed: () => void) {
    this.#changed = changed;
    new ResizeObserver(() => this.#scale()).observe(this.#stage);
    const range = this.#slide.querySelector('input');
    range?.addEventListener('input', () => this.#slideTo(range.valueAsNumber));
    this.#stage.addEventListener('pointerdown', (event) => this.#drag(event));
  }

  show(picture: ReportPicture, label: string) {
    this.#picture = picture;
    this.#label = label;
    this.#zoom = undefined;
    this.#place = -1;
    this.#stopBlinking();
    this.#draw();
    this.#stage.scrollTo(0, 0);
    this.#showPlace(0);
  }

  setView(view: View) {
    this.view = view;
    this.#stopBlinking();
    this.#draw();
  }

  /** Alternates before and after; with reduced motion, switches once per call. */
  blink() {
    if (this.#picture?.kind !== 'changed') return;
    if (this.isBlinking && !reducedMotion.matches) {
      this.#stopBlinking();
      this.#draw();
      return;
    }
    if (!this.isBlinking) {
      this.isBlinking = true;
      this.#draw();
      if (!reducedMotion.matches) this.#timer = window.setInterval(() => this.#flip(), blinkTime);
    }
    this.#flip();
  }

  canShow(view: View): boolean {
    const kind = this.#picture?.kind ?? 'changed';
    return kind === 'changed' || view === (kind === 'added' ? 'after' : 'before');
  }

  /** The current view: a new picture has only one. */
  get shownView(): View {
    if (this.canShow(this.view)) return this.view;
    return this.#picture?.kind === 'added' ? 'after' : 'before';
  }

  get zoomText(): string {
    return `${this.#zoom === undefined ? 'Fit · ' : ''}${Math.round(this.#currentScale() * 100)} %`;
  }

  zoomBy(steps: number) {
    const scale = this.#currentScale();
    const next =
      steps > 0 ? 2 ** (Math.floor(Math.log2(scale) + 1e-6) + 1) : 2 ** (Math.ceil(Math.log2(scale) - 1e-6) - 1);
    const { clientWidth, clientHeight } = this.#stage;
    const ratio = Math.min(maxZoom, Math.max(1 / 8, next)) / scale;
    const [x, y] = [this.#stage.scrollLeft + clientWidth / 2, this.#stage.scrollTop + clientHeight / 2];
    this.#zoom = scale * ratio;
    this.#scale();
    this.#stage.scrollTo(x * ratio - clientWidth / 2, y * ratio - clientHeight / 2);
  }

  zoomToFit() {
    this.#zoom = undefined;
    this.#scale();
  }

  /** Zooms to the next changed place. */
  goToChange() {
    const boxes = this.#picture?.boxes ?? [];
    const next = boxes[(this.#place + 1) % boxes.length];
    if (!next) return;
    this.#place = (this.#place + 1) % boxes.length;
    const { clientWidth, clientHeight } = this.#stage;
    const room = Math.min(clientWidth / this.#columns / (next.width + 16), clientHeight / (next.height + 16));
    this.#zoom = Math.min(8, Math.max(1, 2 ** Math.floor(Math.log2(room))));
    this.#scale();
    this.#showPlace(this.#place);
  }

  get #columns(): number {
    return this.shownView === 'both' && !this.isBlinking ? 2 : 1;
  }

  #size() {
    const { before, after } = this.#picture ?? {};
    const width = Math.max(before?.width ?? 1, after?.width ?? 1);
    return { width, height: Math.max(before?.height ?? 1, after?.height ?? 1) };
  }

  #currentScale(): number {
    const padding = 32 + 24 * (this.#columns - 1);
    const room = (this.#stage.clientWidth - padding) / this.#columns;
    return this.#zoom ?? Math.min(1, room / this.#size().width);
  }

  #scale() {
    const scale = this.#currentScale();
    this.#stage.style.setProperty('--scale', String(scale));
    this.#stage.classList.toggle('crisp', scale >= 1);
    this.#changed();
  }

  /** Scrolls the last figure to a changed place: the page itself does not scroll. */
  #showPlace(place: number) {
    const box = [...this.#stage.querySelectorAll('figure:last-of-type .box')][place]?.getBoundingClientRect();
    if (!box) return;
    const { left, top, right, bottom, width, height } = this.#stage.getBoundingClientRect();
    if (box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom) return;
    this.#stage.scrollBy(box.left + box.width / 2 - left - width / 2, box.top + box.height / 2 - top - height / 2);
  }

  #draw() {
    const view = this.shownView;
    const size = this.#size();
    this.#stage.style.setProperty('--width', String(size.width));
    this.#stage.style.setProperty('--height', String(size.height));
    this.#stage.dataset['view'] = this.isBlinking ? 'blink' : view;
    this.#slide.hidden = view !== 'slider' || this.isBlinking;
    this.#stage.replaceChildren(...this.#figures(view));
    this.#slideTo(this.#slide.querySelector('input')?.valueAsNumber ?? 50);
    this.#scale();
  }

  #figures(view: View): HTMLElement[] {
    const { before, after, difference } = this.#picture ?? {};
    const old = () => this.#image(before, 'before');
    const fresh = () => this.#image(after, 'after');
    if (this.isBlinking) return [this.#figure('After', '', old(), fresh(), this.#boxes())];
    const mask = difference ? [make('img', { src: difference, alt: 'Pixels that differ', className: 'mask' })] : [];
    const handle = make('span', { className: 'handle' });
    const figures: Record<View, () => HTMLElement[]> = {
      both: () => [this.#figure('Before', '', old()), this.#figure('After', '', fresh(), this.#boxes())],
      slider: () => [this.#figure('Before, then after', '', old(), fresh(), handle, this.#boxes())],
      difference: () => [this.#figure('Pixels that differ', '', fresh(), ...mask, this.#boxes())],
      before: () => [this.#figure(after ? 'Before' : 'The story is gone', '', old(), this.#boxes())],
      after: () => [this.#figure(before ? 'After' : 'The story is new', '', fresh(), this.#boxes())],
    };
    return figures[view]();
  }

  #figure(caption: string, className: string, ...parts: (Node | undefined)[]): HTMLElement {
    const frame = make('div', { className: 'frame' }, ...parts.filter((part) => part !== undefined));
    return make('figure', { className }, make('figcaption', {}, caption), frame);
  }

  #image(shot: ReportImage | undefined, side: 'before' | 'after'): HTMLImageElement | undefined {
    if (!shot) return undefined;
    const image = make('img', { src: shot.src, alt: `${this.#label}, ${side}`, className: side, draggable: false });
    image.style.setProperty('--width', String(shot.width));
    image.style.setProperty('--height', String(shot.height));
    return image;
  }

  #boxes(): HTMLElement {
    const boxes = (this.#picture?.boxes ?? []).map(({ x, y, width, height }) => {
      const box = make('span', { className: 'box' });
      for (const [name, value] of Object.entries({ x, y, width, height }))
        box.style.setProperty(`--${name}`, String(value));
      return box;
    });
    return make('div', { className: 'boxes', 'aria-hidden': 'true' }, ...boxes);
  }

  #flip() {
    const figure = this.#stage.querySelector('figure');
    const isBefore = figure?.classList.toggle('before-side') ?? false;
    figure?.querySelector('figcaption')?.replaceChildren(isBefore ? 'Before' : 'After');
  }

  #stopBlinking() {
    window.clearInterval(this.#timer);
    this.isBlinking = false;
  }

  #slideTo(percent: number) {
    this.#stage.style.setProperty('--at', `${percent}%`);
  }

  /** Makes the slider's line follow the pointer. */
  #drag(event: PointerEvent) {
    const frame = this.#stage.querySelector('.frame');
    const range = this.#slide.querySelector('input');
    if (this.#slide.hidden || !frame || !range || !(event.target as Element).closest('.frame')) return;
    const follow = ({ clientX }: PointerEvent) => {
      const { left, width } = frame.getBoundingClientRect();
      range.valueAsNumber = ((clientX - left) / width) * 100;
      this.#slideTo(range.valueAsNumber);
    };
    follow(event);
    const stop = new AbortController();
    window.addEventListener('pointermove', follow, { signal: stop.signal });
    for (const end of ['pointerup', 'pointercancel']) {
      window.addEventListener(end, () => stop.abort(), { signal: stop.signal });
    }
  }
}
