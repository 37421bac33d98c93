import type { vars } from './contract.css.ts';

export type Colour = keyof typeof vars.color;

/** Colours, each with the backgrounds it is used on. */
type Uses = readonly (readonly [Colour, readonly Colour[]])[];

const texts: Uses = [
  ['ink', ['paper', 'sheet', 'sunk']],
  ['inkMuted', ['paper', 'sheet', 'sunk']],
  ['onInk', ['ink']],
  ['onAccent', ['accent', 'accentHover']],
  ['onBand', ['band', 'bandHover']],
  ['verified', ['paper', 'sheet', 'sunk']],
  ['onAdvertised', ['advertised']],
  ['onBooked', ['booked']],
  ['booked', ['sheet', 'bookedTint']],
  ['onDanger', ['danger']],
  ['danger', ['paper', 'sheet', 'sunk', 'dangerTint']],
];

/** The marks of controls. */
const marks: Uses = [
  ['accent', ['paper', 'sheet', 'sunk']],
  ['control', ['paper', 'sheet', 'sunk']],
  ['focus', ['paper', 'sheet', 'sunk', 'stage', 'dangerTint']],
];

const pairsOf = (uses: Uses, minRatio: number) =>
  uses.flatMap(([colour, grounds]) => grounds.map((ground) => ({ colour, ground, minRatio })));

/** The colours that the kit puts on each other, and the ratio that each pair needs: 4.5 for text (WCAG 1.4.3), 3 for marks (1.4.11). */
export const contrastPairs = [...pairsOf(texts, 4.5), ...pairsOf(marks, 3)];
