import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';
import { visuallyHiddenStyle } from '../../theme/text-styles.ts';

/** Without scripts nothing opens: the search and the links are below the shop's name. */
const below = `${media.medium} and ${media.scriptless}`;

export const root = style({
  borderBlockEnd: `${vars.line.ledger} double ${vars.color.rule}`,
});

export const bar = style({
  position: 'relative',
  display: 'flex',
  // With large text on a small screen, what does not fit wraps.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${vars.space[3]}`,
  maxInlineSize: `calc(${vars.measure.page} + 2 * ${vars.space.gutter})`,
  minBlockSize: vars.height.header,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const menuButton = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.height.touch,
  paddingInline: vars.space[3],
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: 'none',
  fontSize: vars.size.small,
  cursor: 'pointer',
  '@media': { [media.medium]: { display: 'inline-flex' }, [below]: { display: 'none' } },
});

export const menuWord = style({ '@media': { [media.tiny]: visuallyHiddenStyle } });

export const start = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  // The first row keeps its height when the search is below it.
  '@media': { [media.crowded]: { minBlockSize: `calc(${vars.height.control} + ${vars.space[3]})` } },
});

export const searchButton = style({
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.height.touch,
  blockSize: vars.height.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { background: vars.color.sunk },
    '&[hidden]': { display: 'none' },
  },
  '@media': {
    [media.crowded]: { display: 'grid' },
    [media.scriptless]: { display: 'none' },
    ...hovered({ background: vars.color.sunk }),
  },
});

export const search = style({
  // Takes the space that the shop's name would take.
  flex: `99 1 ${vars.measure.menu}`,
  maxInlineSize: vars.measure.dialog,
  marginInlineStart: vars.space[4],
  '@media': {
    [media.crowded]: {
      // Below the rest, and after the button that opens it in the Tab order.
      order: 1,
      display: 'none',
      flexBasis: '100%',
      maxInlineSize: 'none',
      marginInlineStart: 0,
      paddingBlockEnd: vars.space[3],
      selectors: { '&[data-open]': { display: 'block' } },
    },
    [media.scriptless]: { display: 'block' },
    print: { display: 'none' },
  },
});

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [media.medium]: {
      display: 'none',
      position: 'absolute',
      insetBlockStart: `calc(100% - ${vars.space[2]})`,
      insetInlineEnd: vars.space.gutter,
      zIndex: vars.layer.menu,
      inlineSize: `min(${vars.measure.menu}, 100% - 2 * ${vars.space.gutter})`,
      border: `${vars.line.thin} solid ${vars.color.control}`,
      borderRadius: vars.radius.sheet,
      background: vars.color.sheet,
      boxShadow: vars.shadow.dialog,
      selectors: { '&[data-open]': { display: 'block' } },
    },
    [below]: {
      display: 'flex',
      flexWrap: 'wrap',
      position: 'static',
      order: 1,
      // The text of its links aligns with the edge of the page.
      inlineSize: `calc(100% + 2 * ${vars.space[3]})`,
      marginInline: `calc(-1 * ${vars.space[3]})`,
      paddingBlockEnd: vars.space[2],
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.height.touch,
  paddingInline: vars.space[3],
  border: 0,
  background: 'none',
  color: 'inherit',
  fontFamily: vars.font.ui,
  fontSize: vars.size.nav,
  fontStretch: vars.width.label,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.nav,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // A tick on the ledger rule marks the current page.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[3],
      insetBlockEnd: `calc((${vars.height.touch} - ${vars.height.header}) / 2 - ${vars.line.ledger})`,
      borderBlockEnd: `${vars.line.tick} solid ${vars.color.accent}`,
    },
  },
  '@media': {
    ...hovered({ textDecoration: 'underline' }),
    [media.medium]: {
      inlineSize: '100%',
      minBlockSize: vars.height.control,
      paddingInline: vars.space[4],
      borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
      selectors: {
        '&:first-child': { borderBlockStart: 0 },
        '&[aria-current]': { fontWeight: vars.weight.bold },
        '&[aria-current]::after': {
          insetInline: `0 auto`,
          insetBlock: 0,
          borderBlockEnd: 0,
          borderInlineStart: `${vars.line.tick} solid ${vars.color.accent}`,
        },
      },
    },
    [below]: {
      inlineSize: 'auto',
      paddingInline: vars.space[3],
      borderBlockStart: 0,
    },
  },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: vars.measure.account,
  '@media': {
    // Not wider than the menu, with large text on a small screen.
    [media.medium]: {
      display: 'block',
      minInlineSize: 0,
      borderBlockStart: `${vars.line.thin} solid ${vars.color.rule}`,
    },
    [below]: { display: 'flex', borderBlockStart: 0 },
  },
});
