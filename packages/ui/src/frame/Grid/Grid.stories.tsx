import preview from '#storybook/preview';
import { expect } from 'storybook/test';
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

/** On a phone the cards stand in one row: each comes into view when it takes the focus. */
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
