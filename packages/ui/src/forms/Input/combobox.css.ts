import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const popup = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineStart: 0,
  zIndex: vars.layer.menu,
  inlineSize: '100%',
  maxBlockSize: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scrolling to a group's first option also shows the group's name.
  scrollPaddingBlock: vars.space[10],
  paddingBlock: vars.space[2],
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.sheet,
  boxShadow: vars.shadow.dialog,
  selectors: { '&[hidden]': { display: 'none' } },
  // In a narrow field, names still fit on one line. A phone has no space beside the field.
  '@media': { [media.beside]: { inlineSize: `max(100%, ${vars.measure.side})` } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.height.touch,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  fontSize: vars.size.button,
  lineHeight: vars.leading.name,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars.color.sunk, boxShadow: `inset ${vars.line.tick} 0 ${vars.color.accent}` },
    '[dir="rtl"] &[data-active]': { boxShadow: `inset calc(-1 * ${vars.line.tick}) 0 ${vars.color.accent}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-active]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const state = style({
  ...textStyles.small,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.inkMuted,
});
