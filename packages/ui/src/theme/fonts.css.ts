import { globalFontFace } from '@vanilla-extract/css';
import { serif, ui } from './font-stacks.ts';

/*
 * The typefaces. No component imports them: an app does, once, unless its theme has fonts of its own.
 */

globalFontFace(ui, {
  src: "url('./fonts/archivo.woff2') format('woff2')",
  fontWeight: '400 600',
  fontStretch: '85% 100%',
  fontDisplay: 'swap',
});

globalFontFace(serif, [
  { src: "url('./fonts/newsreader.woff2') format('woff2')", fontWeight: '400 500', fontDisplay: 'swap' },
  {
    src: "url('./fonts/newsreader-italic.woff2') format('woff2')",
    fontWeight: '400 500',
    fontStyle: 'italic',
    fontDisplay: 'swap',
  },
]);

/** Height above and below the baseline, as parts of the font size. */
const uiBox = { ascent: 0.878, descent: 0.21 };
const serifBox = { ascent: 0.735, descent: 0.265 };

const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(', ');
const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** Gives a local font the width of ours, and our box: `size-adjust` would otherwise scale the box as well. */
const fitted = <Descriptors extends object>(
  size: number,
  box: { ascent: number; descent: number },
  descriptors: Descriptors,
) => ({
  ...descriptors,
  sizeAdjust: percent(size),
  ascentOverride: percent(box.ascent / size),
  descentOverride: percent(box.descent / size),
  lineGapOverride: '0%',
});

/*
 * The fallbacks, so that nothing moves when the fonts arrive. The first number of a row is the width of a paragraph
 * in our face divided by its width in the local one, as measured in Chromium. Fonts with equal advance widths
 * (Arial and Liberation Sans, Georgia and Gelasio, Times New Roman and Liberation Serif) share a row.
 */
const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'];
const roboto = ['Roboto', 'Roboto-Regular'];
const robotoBold = ['Roboto Medium', 'Roboto-Medium', 'Roboto Bold', 'Roboto-Bold', 'Roboto'];

/** The change of width by a narrower setting of the axis; local fonts have no such axis. */
const stretches = [
  { stretch: '100%', width: 1 },
  { stretch: '91% 96%', width: 0.934 },
  { stretch: '85% 90%', width: 0.9 },
];

const uiFallback = (rows: { weight: number; size: number; names: string[] }[]) =>
  rows.flatMap(({ weight, size, names }) =>
    stretches.map(({ stretch, width }) =>
      fitted(size * width, uiBox, { src: local(...names), fontWeight: weight, fontStretch: stretch }),
    ),
  );

globalFontFace(
  `${ui} Fallback`,
  uiFallback([
    { weight: 400, size: 0.977, names: arial },
    { weight: 500, size: 0.994, names: arial },
    { weight: 600, size: 0.946, names: arialBold },
  ]),
);

// Android has no Arial.
globalFontFace(
  `${ui} Fallback Android`,
  uiFallback([
    { weight: 400, size: 0.987, names: roboto },
    { weight: 500, size: 1.004, names: roboto },
    { weight: 600, size: 1.008, names: robotoBold },
  ]),
);

const serifFallback = (
  upright: { regular: number; medium: number; names: string[] },
  italic: { size: number; names: string[] },
) => [
  fitted(upright.regular, serifBox, { src: local(...upright.names), fontWeight: 400 }),
  fitted(upright.medium, serifBox, { src: local(...upright.names), fontWeight: 500 }),
  fitted(italic.size, serifBox, { src: local(...italic.names), fontStyle: 'italic', fontWeight: '400 500' }),
];

globalFontFace(
  `${serif} Fallback`,
  serifFallback(
    { regular: 0.927, medium: 0.949, names: ['Georgia', 'Gelasio', 'Gelasio Regular'] },
    { size: 0.835, names: ['Georgia Italic', 'Georgia-Italic', 'Gelasio Italic'] },
  ),
);

globalFontFace(
  `${serif} Fallback Times`,
  serifFallback(
    {
      regular: 1.018,
      medium: 1.042,
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
    },
    {
      size: 0.933,
      names: [
        'Times New Roman Italic',
        'TimesNewRomanPS-ItalicMT',
        'Liberation Serif Italic',
        'LiberationSerif-Italic',
        'Tinos Italic',
      ],
    },
  ),
);

// Android's serif.
globalFontFace(
  `${serif} Fallback Noto`,
  serifFallback(
    { regular: 0.867, medium: 0.887, names: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'] },
    { size: 0.817, names: ['Noto Serif Italic', 'NotoSerif-Italic'] },
  ),
);

globalFontFace(
  `${serif} Fallback DejaVu`,
  serifFallback(
    { regular: 0.803, medium: 0.822, names: ['DejaVu Serif', 'DejaVuSerif'] },
    { size: 0.738, names: ['DejaVu Serif Italic', 'DejaVuSerif-Italic'] },
  ),
);
