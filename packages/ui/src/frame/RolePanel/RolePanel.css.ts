import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { sheet } from '../../theme/sheet.ts';
import { clamped, textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

/** The panel's own breakpoints: above a page, above a page on a phone, or in a side column. Between the first two it has a row for each part. */
const strip = '(min-width: 44rem)';
const line = '(min-width: 19rem) and (max-width: 35rem)';
const tall = '(width < 19rem)';

export const root = style(sheet);

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [strip]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'stretch' },
    // One line that scrolls sideways, to the link of the current page and to links that take the focus.
    [line]: {
      gridTemplateColumns: 'auto auto 1fr',
      gridTemplateAreas: '"name role links" "email email links"',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      // Before the links, so that it is in view from the start: they may extend beyond the edge.
      selectors: { '&[data-sealed]': { gridTemplateAreas: '"name role links" "email seal links"' } },
    },
  },
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
    [line]: { display: 'contents' },
  },
});

export const role = style({
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  '@container': {
    [line]: { gridArea: 'role', alignSelf: 'last baseline', paddingInline: `${vars.space[2]} ${vars.space[3]}` },
  },
});

/** Redundant on a phone, where the name says it. */
export const signedIn = style({ '@container': { [line]: { display: 'none' } } });

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  '@container': {
    [strip]: { alignContent: 'center' },
    [tall]: { flexDirection: 'column', alignItems: 'start', paddingBlock: vars.space[5] },
    [line]: { display: 'contents' },
  },
});

/** Keeps the links in view beside the longest name, and beside a seller's badge. */
const beside = {
  inlineSize: 'max-content',
  maxInlineSize: '50cqi',
  paddingInlineStart: vars.space[3],
  selectors: { [`${parts}[data-sealed] &`]: { maxInlineSize: '30cqi' } },
};

export const name = style({
  ...textStyles.name,
  '@container': {
    // Truncated where it would push the links away; its `title` has the full name.
    [strip]: { ...clamped, WebkitLineClamp: 2 },
    [line]: {
      ...beside,
      ...clamped,
      gridArea: 'name',
      alignSelf: 'last baseline',
      marginBlockStart: vars.space[1.5],
      fontSize: vars.size.prose,
      WebkitLineClamp: 1,
    },
  },
});

export const email = style({
  ...textStyles.small,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  '@container': {
    [line]: {
      ...beside,
      gridArea: 'email',
      paddingInlineEnd: vars.space[2],
      paddingBlockEnd: vars.space[1.5],
      overflow: 'hidden',
      fontSize: vars.size.label,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

// Lines would break at a `<wbr>` in spite of `white-space`.
globalStyle(`${email} wbr`, { '@container': { [line]: { display: 'none' } } });

export const seal = style({
  '@container': {
    [tall]: { marginBlockStart: vars.space[2] },
    [line]: {
      gridArea: 'seal',
      alignSelf: 'start',
      paddingInlineEnd: vars.space[3],
      paddingBlockEnd: vars.space[1.5],
      lineHeight: 1,
    },
  },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': hovered({ background: vars.color.sunk }),
  '@container': {
    [strip]: { flexWrap: 'nowrap' },
    [tall]: { flexDirection: 'column' },
    [line]: { gridArea: 'links', flexWrap: 'nowrap' },
  },
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
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
    '&[aria-current]': {
      paddingBlockEnd: 0,
      borderBlockEnd: `${vars.line.tick} solid ${vars.color.accent}`,
      fontWeight: vars.weight.bold,
    },
  },
  '@container': {
    [strip]: { borderBlockStart: 0, borderInlineStart: hairline, minBlockSize: vars.height.header },
    [line]: {
      borderBlockStart: 0,
      borderInlineStart: hairline,
      paddingInline: vars.space[2],
      fontSize: vars.size.small,
      whiteSpace: 'nowrap',
    },
    [tall]: {
      selectors: {
        '&[aria-current]': {
          paddingInlineStart: `calc(${vars.space[5]} - ${vars.space[1]})`,
          borderBlockEnd: 0,
          borderInlineStart: `${vars.space[1]} solid ${vars.color.accent}`,
        },
      },
    },
  },
});
