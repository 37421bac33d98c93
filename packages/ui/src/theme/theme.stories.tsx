import preview from '#storybook/preview';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { contrastPairs } from './contrast.ts';
import { vars } from './contract.css.ts';
import * as styles from './theme.stories.css.ts';
import { TokensPage } from './tokens/TokensPage.tsx';

const meta = preview.meta({ title: 'Theme', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } });

/** The pairs of colours with too little contrast. */
async function lowContrastPairs(root: HTMLElement) {
  // After they are rendered, each pair in both themes.
  await waitFor(() => expect(root.querySelectorAll('[data-ratio]')).toHaveLength(2 * contrastPairs.length));
  return [...root.querySelectorAll<HTMLElement>('[data-ratio]')]
    .filter(({ dataset }) => !(Number(dataset['ratio']) >= Number(dataset['least'])))
    .map((pair) => pair.textContent);
}

/** The shop's words are in Archivo, users' words in Newsreader. */
export const Type = meta.story({
  globals: { skin: 'default' },
  render: () => (
    <div className={styles.rows}>
      <p className={styles.display}>display: Used Apple devices, honestly described.</p>
      <p className={styles.title}>title: Something for every desk</p>
      <p className={styles.personName}>name: MacBook Air 13 M1</p>
      <p className={styles.reading}>reading: A keyboard is touched all day, and it cannot be polished back.</p>
      <p className={styles.prose}>prose: Bought new, lived on a desk. Battery at 91 %.</p>
      <p className={styles.price}>price: $1,240</p>
      <p className={styles.small}>small: This Product is on Market</p>
      <p className={styles.label}>label: Purchase year</p>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(getComputedStyle(canvas.getByText(/^prose/)).fontFamily).toContain('Apple Only Serif');
    await expect(getComputedStyle(canvas.getByText(/^label/)).fontFamily).toContain('Apple Only UI');
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    await expect(loaded.join()).toContain('Apple Only UI');
    await expect(loaded.join()).toContain('Apple Only Serif');
  },
});

/** Each token of a group under its name, drawn by `draw`. */
function Rows({ of, draw }: { of: Record<string, string>; draw: (value: string, name: string) => ReactNode }) {
  return (
    <ul className={styles.rows}>
      {Object.entries(of).map(([name, value]) => (
        <li key={name} className={styles.token}>
          {draw(value, name)}
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Every value of the theme: its names, its light and dark value, its contrast, and its uses. */
export const Tokens = meta.story({
  globals: { skin: 'default' },
  render: () => <TokensPage />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await expect(await lowContrastPairs(canvasElement)).toEqual([]);
    const row = (name: string) => canvas.getByRole('listitem', { name });
    const ink = row('color.ink');

    await step('a token says its names, its values and where it is used', async () => {
      await expect(ink).toHaveTextContent('--apple-only-color-ink');
      await expect(ink).toHaveTextContent('#1a1916');
      await expect(ink).toHaveTextContent('#f2f0ea');
      await expect(within(ink).getByText('Button')).toBeInTheDocument();
      await expect(row('space[0.5]')).toHaveTextContent('--apple-only-space-0_5');
    });
    await step('what is drawn is as long, as round, as wide as the token says', async () => {
      const drawn = (name: string) => row(name).querySelector('[data-sample]');
      const styleOf = (name: string) => getComputedStyle(drawn(name) ?? document.body);
      await expect(drawn('space[1]')?.getBoundingClientRect().width).toBe(4);
      await expect(drawn('space[12]')?.getBoundingClientRect().width).toBe(48);
      await expect(styleOf('line.focus').borderTopWidth).toBe('2px');
      for (const name of Object.keys(vars.radius)) {
        await expect(styleOf(`radius.${name}`).borderTopLeftRadius).toMatch(/^[\d.]+(px|%)$/);
      }
    });
    await step('a search finds tokens by name, variable, remark and use', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Find a token' });
      await userEvent.type(search, 'scrim');
      await expect(canvas.getAllByRole('listitem', { name: /./ })).toHaveLength(1);
      await expect(canvas.getByRole('status')).toHaveTextContent('1 token');
      await userEvent.clear(search);
      await userEvent.type(search, '?');
      await expect(canvas.getByRole('status')).toHaveTextContent('No token');
      await userEvent.clear(search);
    });
  },
});

/** The same tokens with other values: "Quiet gallery", a team's own theme in one file, `example/quiet-gallery.css.ts`. */
export const TokensOfASecondTheme = meta.story({
  ...Tokens.input,
  globals: { skin: 'gallery' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await lowContrastPairs(canvasElement)).toEqual([]);
    await expect(canvas.getByRole('listitem', { name: 'color.paper' })).toHaveTextContent('#101314');
  },
});

/** The page has the chosen theme. */
export const Scheme = meta.story({
  globals: { skin: 'default' },
  render: () => <p className={styles.rows}>Light or dark, as the toolbar says.</p>,
  play: async ({ globals }) => {
    const expectedScheme = globals['theme'] || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    await expect(getComputedStyle(document.body).backgroundColor).toBe(
      expectedScheme === 'dark' ? 'rgb(20, 20, 18)' : 'rgb(230, 229, 225)',
    );
  },
});

/** Colours change fast, elements move slowly, and with reduced motion nothing moves. Point at a square or focus it. */
export const Motion = meta.story({
  render: () => (
    <Rows
      of={{ fast: vars.motion.fast, calm: vars.motion.calm }}
      draw={(value, name) => (
        <button type="button" className={styles.track} aria-label={name}>
          <span
            className={styles.runner}
            style={{ display: 'block', transitionDuration: value, transitionTimingFunction: vars.motion.ease }}
          />
        </button>
      )}
    />
  ),
  play: async ({ canvas }) => {
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [runner] = canvas.getByRole('button', { name: 'calm' }).children;
    const duration = runner && Number.parseFloat(getComputedStyle(runner).transitionDuration);
    await (isMotionReduced ? expect(duration).toBe(0) : expect(duration).toBeGreaterThan(0));
  },
});

/** The stacking order: a menu over the page, a dialog over the menu, a message over the dialog. */
export const Layers = meta.story({
  render: () => (
    <div className={styles.rows}>
      <div className={styles.stack}>
        {Object.entries(vars.layer).map(([name, value], place) => (
          <div
            key={name}
            className={styles.sheet}
            style={{ zIndex: value, marginInlineStart: `${place * 1.25}rem`, marginBlockStart: `${place * 2.5}rem` }}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const layers = Object.keys(vars.layer).map((name) => Number(getComputedStyle(canvas.getByText(name)).zIndex));
    await expect(layers).toEqual(layers.toSorted((a, b) => a - b));
    await expect(new Set(layers).size).toBe(layers.length);
  },
});
