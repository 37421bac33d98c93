import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

// Sticky, at the page's end: the text on screen does not move, and the page's last lines can still be scrolled into view.
export const root = style({
  display: 'block',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.menu,
});

export const strip = style({
  ...textStyles.small,
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space.gutter,
  borderBlockStart: `${vars.line.strong} solid ${vars.color.ink}`,
  background: vars.color.sheet,
  textWrap: 'pretty',
});

export const title = style({ fontWeight: vars.weight.bold });

// The strip must not cover a focused element, not even with three lines of text.
globalStyle(':root[data-offline]', { scrollPaddingBlockEnd: vars.space[24] });
