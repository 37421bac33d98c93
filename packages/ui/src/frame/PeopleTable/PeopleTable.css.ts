import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { skipOffscreen } from '../../theme/skip-offscreen.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

/** The table's own breakpoints: columns; the e-mail under the name; a record of three lines; of four. */
const columns = '(width >= 52rem)';
const folded = '(width < 52rem)';
const record = '(width < 40rem)';
const narrowest = '(width < 22rem)';

export const root = style({ ...sheet, display: 'block' });

export const caption = style({
  ...textStyles.small,
  display: 'block',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  color: vars.color.inkMuted,
  textAlign: 'start',
  '@container': { [record]: { paddingInline: vars.space[4] } },
});

export const head = style({
  display: 'block',
  // Hidden, but still read by screen readers.
  '@container': { [folded]: { position: 'absolute', insetInline: 0, clipPath: 'inset(50%)' } },
});

const rowHeight = `calc(${vars.height.avatar} + 2 * ${vars.space[3]} + ${vars.line.thin})`;

/** The first rows are always laid out: their height must be exact before they are scrolled to. */
export const body = style({
  display: 'block',
  selectors: {
    // Further parts are skipped as a whole while out of view, because skipping rows one by one costs more the longer the table is.
    '& + &': { containIntrinsicBlockSize: `auto calc(25 * ${rowHeight})`, '@supports': skipOffscreen('auto') },
  },
  '@container': {
    [record]: {
      selectors: { '& + &': { containIntrinsicBlockSize: `auto calc(25 * (${vars.space[24]} + ${vars.space[12]}))` } },
    },
  },
});

/** Widths in shares, not by content: a row can be laid out without the other rows, such as those out of view. */
const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderBlockStart: hairline,
  '@container': {
    [columns]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)',
      gridTemplateAreas: '"person email actions"',
      selectors: {
        '[data-kind="sellers"] &': {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 3fr)',
          gridTemplateAreas: '"person email verified actions"',
        },
      },
    },
    [folded]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateAreas: '"person verified actions" "email verified actions"',
    },
    [record]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"person verified" "email email" "actions actions"',
      rowGap: vars.space[2],
      padding: vars.space[4],
    },
    [narrowest]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"person" "email" "verified" "actions"',
    },
  },
});

export const headRow = style([line, { background: vars.color.sunk }]);

export const row = style([line, { selectors: { '&[data-deleting]': { background: vars.color.sunk } } }]);

const cell = { padding: 0, fontWeight: 'inherit', textAlign: 'start' } as const;
const label = { selectors: { [`${headRow} > &`]: textStyles.label } } as const;

export const person = style({
  ...cell,
  ...label,
  gridArea: 'person',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@container': { [sheetWidth.single]: { flexWrap: 'wrap' } },
});

export const name = style({
  ...textStyles.name,
  fontSize: vars.size.prose,
  selectors: { '[data-deleting] &': { color: vars.color.inkMuted } },
});

/** Under the name, beside the picture, if there is no column for it. */
const besideAvatar = `calc(${vars.height.avatar} + ${vars.space[3]})`;
const below = { [sheetWidth.single]: { paddingInlineStart: 0 } } as const;

export const email = style({
  ...cell,
  ...label,
  gridArea: 'email',
  fontSize: vars.size.small,
  lineHeight: vars.space[5],
  overflowWrap: 'anywhere',
  '@container': { [folded]: { paddingInlineStart: besideAvatar, color: vars.color.inkMuted }, ...below },
});

export const verified = style({
  ...cell,
  ...label,
  gridArea: 'verified',
  '@container': { [narrowest]: { paddingInlineStart: besideAvatar }, ...below },
});

export const actions = style({
  ...cell,
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[2],
  '@container': { [record]: { justifyContent: 'start', paddingInlineStart: besideAvatar }, ...below },
});

// A single quiet button aligns its label, not its frame, with the words above.
globalStyle(`${actions} > button:only-of-type`, {
  '@container': { [record]: { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
});
