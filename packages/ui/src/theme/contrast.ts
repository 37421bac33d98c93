import type { vars } from './contract.css.ts';

export type Colour = keyof typeof vars.color;

/** A colour, and the backgrounds it is used on. */
export type Pairs = readonly (readonly [Colour, readonly Colour[]])[];

/** Texts: at least 4.5:1 (WCAG 1.4.3). */
export const textPairs: Pairs = [
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

/** The marks of a control: at least 3:1 (WCAG 1.4.11). */
export const controlPairs: Pairs = [
  ['control', ['paper', 'sheet', 'sunk']],
  ['focus', ['paper', 'sheet', 'sunk']],
];

/** The ratio of two colours' luminance, as WCAG defines it. Colours as a browser computes them: `rgb(230, 229, 225)`. */
export function contrast(one: string, other: string): number {
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
