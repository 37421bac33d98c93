/** The family of the shop's own words: labels, facts, prices, buttons. */
export const ui = 'Apple Only UI';
/** The family of people's own words: names, descriptions, signatures, headings. */
export const serif = 'Apple Only Serif';

const stack = (...families: string[]) =>
  families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');

/** Font stack of the shop's own words: Archivo, then local fonts of the same width. */
export const uiStack = stack(ui, `${ui} Fallback`, `${ui} Fallback Android`, 'Arial', 'sans-serif');

/** Font stack of people's own words: Newsreader, then local fonts of the same width. */
export const serifStack = stack(
  serif,
  `${serif} Fallback`,
  `${serif} Fallback Times`,
  `${serif} Fallback Noto`,
  `${serif} Fallback DejaVu`,
  'Georgia',
  'serif',
);
