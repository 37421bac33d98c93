import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheet } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

/** The panel's own breakpoints: in a side column, above a page, or above a page on a phone. */
const strip = '(min-width: 44rem)';
const tall = '(max-width: 19rem)';

export const root = style(sheet);

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [strip]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'stretch' } },
});

export const head = style({
  ...textStyles.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockEnd: hairline,
  '@container': {
    [strip]: { flexDirection: 'column', justifyContent: 'center', borderBlockEnd: 0, borderInlineEnd: hairline },
  },
});

export const role = style({ color: vars.color.ink, fontWeight: vars.weight.bold });

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  '@container': {
    [strip]: { alignContent: 'center' },
    [tall]: { flexDirection: 'column', alignItems: 'start', paddingBlock: vars.space[5] },
  },
});

export const name = style(textStyles.name);

export const email = style({ ...textStyles.small, color: vars.color.inkMuted, overflowWrap: 'anywhere' });

export const seal = style({
  '@container': { [tall]: { marginBlockStart: vars.space[2] } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@container': { [strip]: { flexWrap: 'nowrap' }, [tall]: { flexDirection: 'column' } },
});

export const link = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  minBlockSize: vars.height.control,
  paddingInline: vars.space[5],
  borderBlockStart: hairline,
  fontSize: vars.size.button,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunk },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
    '&[aria-current]': {
      paddingBlockEnd: 0,
      borderBlockEnd: `${vars.line.tick} solid ${vars.color.ink}`,
      fontWeight: vars.weight.bold,
    },
  },
  '@container': {
    [strip]: { borderBlockStart: 0, borderInlineStart: hairline, minBlockSize: vars.height.header },
    [tall]: {
      selectors: {
        '&[aria-current]': {
          paddingInlineStart: `calc(${vars.space[5]} - ${vars.space[1]})`,
          borderBlockEnd: 0,
          borderInlineStart: `${vars.space[1]} solid ${vars.color.ink}`,
        },
      },
    },
  },
});
