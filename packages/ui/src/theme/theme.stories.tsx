import preview from '#storybook/preview';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { type Colour as ColourName, contrast, controlPairs, type Pairs, textPairs } from './contrast.ts';
import { vars } from './contract.css.ts';
import * as styles from './theme.stories.css.ts';

const meta = preview.meta({ title: 'Theme', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } });

const schemes = ['light', 'dark'] as const;

/** Both schemes of the theme, one under the other, whichever the toolbar says. */
function BothSchemes({ children }: { children: ReactNode }) {
  return schemes.map((scheme) => (
    <section key={scheme} className={styles.scheme} data-scheme={scheme} aria-label={scheme}>
      <h2 className={styles.title}>{scheme}</h2>
      {children}
    </section>
  ));
}

/** A colour on its ground, and the ratio that is measured where it is drawn. */
function Sample({ colour, ground, control }: { colour: ColourName; ground: ColourName; control: boolean }) {
  const ref = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    if (!ref.current) return;
    const drawn = getComputedStyle(ref.current);
    setRatio(contrast(drawn.accentColor, drawn.backgroundColor));
  }, []);
  return (
    <li
      ref={ref}
      className={styles.sample}
      style={{
        background: vars.color[ground],
        accentColor: vars.color[colour],
        color: vars.color[control ? 'ink' : colour],
      }}
    >
      {control && <span className={styles.edge} style={{ borderColor: vars.color[colour] }} />}
      <span>
        {colour} on {ground}
      </span>
      <span data-ratio={ratio}>{ratio?.toFixed(1)} : 1</span>
    </li>
  );
}

function Samples({ title, pairs, control = false }: { title: string; pairs: Pairs; control?: boolean }) {
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list} data-least={control ? 3 : 4.5}>
        {pairs.flatMap(([colour, grounds]) =>
          grounds.map((ground) => (
            <Sample key={`${colour} ${ground}`} colour={colour} ground={ground} control={control} />
          )),
        )}
      </ul>
    </>
  );
}

/** Which samples are fainter than their list allows. */
const tooFaint = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-least]')].flatMap((list) =>
    [...list.querySelectorAll<HTMLElement>('[data-ratio]')]
      .filter(({ dataset }) => !(Number(dataset['ratio']) >= Number(list.dataset['least'])))
      .map((sample) => sample.parentElement?.textContent),
  );

/** Neutral paper and ink; a colour says that something has a state. Every pair that is used can be read, in both schemes. */
export const Colour = meta.story({
  render: (_, { globals }) => (
    // Drawn anew, and measured, when the toolbar changes the theme.
    <BothSchemes key={globals['skin']}>
      <ul className={styles.list}>
        {Object.entries(vars.color).map(([name, value]) => (
          <li key={name} className={styles.token}>
            <span className={styles.swatch} style={{ background: value }} />
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
      <Samples title="Text, at least 4.5 : 1" pairs={textPairs} />
      <Samples title="Controls and focus, at least 3 : 1" pairs={controlPairs} control />
    </BothSchemes>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [light, dark] = schemes.map((scheme) => within(canvas.getByRole('region', { name: scheme })));
    await expect(light?.getAllByText(/ : 1$/)).toHaveLength(dark?.getAllByText(/ : 1$/).length ?? 0);
    // Measured once it is drawn.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-ratio]').length).toBeGreaterThan(50));
    await expect(tooFaint(canvasElement)).toEqual([]);
  },
});

/** The same tokens with other values: "Quiet gallery", a team's own theme in one file, `example/quiet-gallery.css.ts`. */
export const ColourOfASecondTheme = meta.story({
  ...Colour.input,
  globals: { skin: 'gallery' },
  play: async ({ canvas, canvasElement }) => {
    const dark = canvas.getByRole('region', { name: 'dark' });
    await expect(getComputedStyle(dark).backgroundColor).toBe('rgb(16, 19, 20)');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-ratio]').length).toBeGreaterThan(50));
    await expect(tooFaint(canvasElement)).toEqual([]);
  },
});

/** The page that is looked at is in the theme that was asked for. */
export const Scheme = meta.story({
  globals: { skin: 'paper' },
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
  globals: { skin: 'paper' },
  render: () => (
    <div className={styles.rows}>
      <p className={styles.display}>display: Second-hand, on the record.</p>
      <p className={styles.title}>title: Something for every desk</p>
      <p className={styles.personName}>name: MacBook Air 13 M1</p>
      <p className={styles.reading}>reading: A keyboard is touched all day, and it cannot be polished back.</p>
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

/** Each token of a group under its name, drawn by `draw`. */
function Tokens({ of, draw }: { of: Record<string, string>; draw: (value: string, name: string) => ReactNode }) {
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

/** A grid of 4 px, in rem, so that it grows with the reader's text. */
export const Space = meta.story({
  render: () => (
    <Tokens
      of={vars.space}
      draw={(value, name) => <span className={styles.bar} data-space={name} style={{ inlineSize: value }} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const widthOf = (name: string) =>
      canvasElement.querySelector(`[data-space="${name}"]`)?.getBoundingClientRect().width;
    await expect(widthOf('1')).toBe(4);
    await expect(widthOf('12')).toBe(48);
  },
});

/** Paper is cut, not moulded: corners are barely round. Lines are hairlines, rules and the ledger's double rule. */
export const RadiusAndLine = meta.story({
  render: () => (
    <>
      <Tokens of={vars.radius} draw={(value) => <span className={styles.corner} style={{ borderRadius: value }} />} />
      <Tokens of={vars.line} draw={(value) => <span className={styles.rule} style={{ borderTopWidth: value }} />} />
    </>
  ),
  play: async ({ canvas }) => {
    const drawn = (name: string) => {
      const sample = canvas.getByText(name).previousElementSibling;
      return sample ? getComputedStyle(sample) : undefined;
    };
    for (const name of Object.keys(vars.radius)) {
      await expect(drawn(name)?.borderTopLeftRadius).toMatch(/^[\d.]+(px|%)$/);
    }
    await expect(drawn('focus')?.borderTopWidth).toBe('2px');
  },
});

/** Colour changes fast, things move calmly; with reduced motion nothing does. Point at a square, or focus it, to see it run. */
export const Motion = meta.story({
  render: () => (
    <Tokens
      of={{ open: vars.motion.open, fast: vars.motion.fast, calm: vars.motion.calm }}
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
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [runner] = canvas.getByRole('button', { name: 'calm' }).children;
    const duration = runner && Number.parseFloat(getComputedStyle(runner).transitionDuration);
    await (still ? expect(duration).toBe(0) : expect(duration).toBeGreaterThan(0));
  },
});

/** What lies over what: a menu over the page, a dialog over the menu, a message over the dialog. */
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
