import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { vars } from './contract.css.ts';
import * as styles from './theme.stories.css.ts';

const meta = preview.meta({ title: 'Theme', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } });

const colours = Object.entries(vars.color);

/** Texts and the grounds they stand on: at least 4.5:1 (WCAG 1.4.3). */
const textPairs: [keyof typeof vars.color, (keyof typeof vars.color)[]][] = [
  ['ink', ['paper', 'sheet', 'sunk']],
  ['inkMuted', ['paper', 'sheet', 'sunk']],
  ['onInk', ['ink', 'inkHover']],
  ['onBand', ['band', 'bandHover']],
  ['verified', ['paper', 'sheet', 'verifiedTint']],
  ['onAdvertised', ['advertised']],
  ['advertisedInk', ['paper', 'sheet']],
  ['onBooked', ['booked']],
  ['booked', ['sheet', 'bookedTint']],
  ['onDanger', ['danger']],
  ['danger', ['paper', 'sheet', 'dangerTint']],
];

/** What marks a control, and the grounds it stands on: at least 3:1 (WCAG 1.4.11). */
const controlPairs: typeof textPairs = [
  ['control', ['paper', 'sheet', 'sunk']],
  ['focus', ['paper', 'sheet', 'sunk']],
  ['rule', ['paper', 'sheet']],
];

/** The ratio of two colours' luminance, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map(luminance).toSorted((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Neutral paper and ink; a colour says that something has a state. Every pair that is used can be read, in both themes. */
export const Colour = meta.story({
  render: () => (
    <ul className={styles.list}>
      {colours.map(([name, value]) => (
        <li key={name} className={styles.token}>
          <span className={styles.swatch} data-colour={name} style={{ background: value }} />
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = (name: string) => {
      const swatch = canvasElement.querySelector(`[data-colour="${name}"]`);
      return swatch ? getComputedStyle(swatch).backgroundColor : '';
    };
    const tooFaint = (pairs: typeof textPairs, least: number) =>
      pairs.flatMap(([text, grounds]) =>
        grounds
          .map((ground) => ({ text, ground, ratio: contrast(drawn(text), drawn(ground)) }))
          .filter(({ ratio }) => ratio < least),
      );
    await expect(tooFaint(textPairs, 4.5)).toEqual([]);
    await expect(tooFaint(controlPairs, 3)).toEqual([]);
  },
});

/** The page that is looked at is in the theme that was asked for. */
export const Scheme = meta.story({
  render: () => <p className={styles.rows}>Light or dark, as the toolbar says.</p>,
  play: async ({ globals }) => {
    const asked = globals['theme'] || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    await expect(getComputedStyle(document.body).backgroundColor).toBe(
      asked === 'dark' ? 'rgb(20, 20, 18)' : 'rgb(230, 229, 225)',
    );
  },
});

/** What the shop prints is Archivo, what a person wrote is Newsreader. */
export const Type = meta.story({
  render: () => (
    <div className={styles.rows}>
      <p className={styles.display}>display: Second-hand, on the record.</p>
      <p className={styles.title}>title: Something for every desk</p>
      <p className={styles.personName}>name: MacBook Air 13 M1</p>
      <p className={styles.hand}>hand: Bought new, lived on a desk. Battery at 91 %.</p>
      <p className={styles.price}>price: $1,240</p>
      <p className={styles.small}>small: This Product is on Market</p>
      <p className={styles.label}>label: Purchase year</p>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(getComputedStyle(canvas.getByText(/^hand/)).fontFamily).toContain('Apple Only Hand');
    await expect(getComputedStyle(canvas.getByText(/^label/)).fontFamily).toContain('Apple Only Form');
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    await expect(loaded.join()).toContain('Apple Only Form');
    await expect(loaded.join()).toContain('Apple Only Hand');
  },
});

/** A grid of 4 px, in rem, so that it grows with the reader's text. */
export const Space = meta.story({
  render: () => (
    <ul className={styles.rows}>
      {Object.entries(vars.space).map(([name, value]) => (
        <li key={name} className={styles.token}>
          <span className={styles.bar} data-space={name} style={{ inlineSize: value }} />
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const widthOf = (name: string) =>
      canvasElement.querySelector(`[data-space="${name}"]`)?.getBoundingClientRect().width;
    await expect(widthOf('1')).toBe(4);
    await expect(widthOf('12')).toBe(48);
  },
});
