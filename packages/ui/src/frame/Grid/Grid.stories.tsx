import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../../parts/Link/Link.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { vars } from '../../theme/contract.css.ts';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  title: 'Frame/Grid',
  component: Grid,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    columns: 4 as const,
    label: 'Pictures',
    children: ['laptop-open-silver', 'phone-duo-mist', 'headphones-sage', 'watch-midnight', 'tablet-silver'].map(
      (name) => <Picture key={name} src={`/photos/${name}.webp`} alt={name} />,
    ),
  },
});

const columnsOf = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ').length;

export const FourColumns = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Pictures' });
    await expect(list.children).toHaveLength(5);
    await expect(columnsOf(list)).toBe(4);
  },
});

export const ThreeColumns = meta.story({
  args: { columns: 3 },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
  },
});

export const TwoColumns = meta.story({
  args: { columns: 2 },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2);
  },
});

/** No card gets too narrow, and nothing scrolls sideways. */
export const SmallestPhone = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(columnsOf(list)).toBe(1);
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
});

/** On a phone the cards form one row; each scrolls into view when it takes the focus. */
export const RowOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [(Story) => <div style={{ paddingInline: vars.space.gutter }}>{Story()}</div>],
  args: {
    row: true,
    children: ['/1', '/2', '/3', '/4'].map((href) => (
      <Link key={href} href={href}>
        {`Card ${href}`}
      </Link>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const cards = canvas.getAllByRole('link');
    for (const card of cards) {
      await userEvent.tab();
      await expect(card).toHaveFocus();
      const { left, right, top } = card.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(top).toBe(cards[0]?.getBoundingClientRect().top);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const manyCards = Array.from({ length: 2400 }, (_, index) => (
  <Link key={index} href={`/${index}`}>
    {`Card ${index}`}
  </Link>
));

/** However long the list is, little more than the window shows is laid out: parts out of view are skipped as a whole. */
export const Thousands = meta.story({
  args: { columns: 2, children: manyCards },
  // axe would check every card; the other stories already cover them.
  parameters: {
    a11y: { test: 'off' },
    docs: { disable: true },
    chromatic: { disableSnapshot: true, reason: 'One card thousands of times: taller than a browser can draw.' },
  },
  play: async ({ canvas, canvasElement }) => {
    const parts = canvas.getAllByRole('list', { name: 'Pictures' });
    await expect(parts).toHaveLength(100);
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(2400);
    const isLaidOut = (part: Element) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(parts.filter(isLaidOut).length).toBeLessThan(8));
    // Skipped parts keep their place: on return, a card far down is where it was.
    const [first, second, last] = [parts[0], parts[1], parts[99]].map((part) => part?.getBoundingClientRect());
    const pitch = (second?.top ?? NaN) - (first?.top ?? NaN);
    await expect(Math.abs((last?.top ?? NaN) - (first?.top ?? NaN) - 99 * pitch)).toBeLessThan(pitch / 10);
    // Still reachable by the keyboard.
    const card = canvas.getByRole('link', { name: 'Card 2399' });
    card.focus();
    await expect(card).toHaveFocus();
    await waitFor(() => expect(card.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
  },
});

/** Rows are equally spaced within a part and between parts. */
export const Parts = meta.story({
  args: { columns: 4, children: manyCards.slice(0, 30) },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const top = (index: number) => canvas.getByRole('link', { name: `Card ${index}` }).getBoundingClientRect().top;
    await expect(Math.abs(top(24) - top(20) - (top(20) - top(16)))).toBeLessThan(1);
  },
});
