/** The elements that a user presses or fills in. */
const controls = 'a[href], button, input, label, select, summary, textarea, [tabindex="0"]';

const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

/** Whether a control can be used: it is visible, enabled, and not behind a dialog. */
const isInUse = (control: Element) =>
  !control.matches(':disabled') &&
  !control.closest('[aria-hidden="true"], [inert]') &&
  control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  getComputedStyle(control).clipPath === 'none';

/** How much more the focused control matters than another. */
const focusWeight = 1000;

/** The boxes and weights of the page's controls in the window, except those inside an element. */
const boxesOutside = (element: Element) =>
  Array.from(document.querySelectorAll(controls)).flatMap((control) => {
    if (element.contains(control)) return [];
    const boxes = Array.from(control.getClientRects()).filter(
      ({ width, top, bottom }) => width > 0 && bottom > 0 && top < window.innerHeight,
    );
    if (boxes.length === 0 || !isInUse(control)) return [];
    const weight = control.matches(':focus') ? focusWeight : 1;
    return boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom, weight }));
  });

/**
 * How far to lift the messages from the window's end, in pixels: to the lowest place where they cover no control, or else to the one where
 * they cover the least, and not the focus (WCAG 2.4.11).
 */
export function liftAboveControls(region: HTMLElement): number {
  const [first, last] = [region.firstElementChild, region.lastElementChild];
  if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return 0;
  // Offsets leave out the messages' own movement, which is a transform.
  const edge = first.offsetTop;
  const height = last.offsetTop + last.offsetHeight - edge;
  const left = region.offsetLeft + first.offsetLeft;
  const right = left + first.offsetWidth;
  const end = window.innerHeight - edge;

  const boxes = boxesOutside(region).filter((box) => overlap(left, right, box.left, box.right) > 0);
  const coveredAt = (lift: number) =>
    boxes.reduce(
      (sum, box) =>
        sum +
        box.weight *
          overlap(left, right, box.left, box.right) *
          overlap(end - lift - height, end - lift, box.top, box.bottom),
      0,
    );
  const gap = edge / 4;
  return [0, ...boxes.map(({ top }) => end - top + gap)]
    .filter((lift) => lift === 0 || (lift > 0 && end - lift - height >= gap))
    .map((lift) => ({ lift, covered: coveredAt(lift) }))
    .reduce((best, candidate) =>
      candidate.covered < best.covered || (candidate.covered === best.covered && candidate.lift < best.lift)
        ? candidate
        : best,
    ).lift;
}
