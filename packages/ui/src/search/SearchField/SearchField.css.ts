import { style } from '@vanilla-extract/css';
import { root as input_ } from '../../forms/Input/Input.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'block', position: 'relative', inlineSize: '100%', minInlineSize: 0 });

export const input = style([
  input_,
  {
    minBlockSize: vars.height.touch,
    paddingInline: vars.space[10],
    selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
  },
]);

const button = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[10],
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
  },
});

export const submit = style([button, { insetInlineStart: 0 }]);
export const clear = style([button, { insetInlineEnd: 0 }]);

export const popup = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineStart: 0,
  zIndex: vars.layer.menu,
  // In a narrow field, names still fit in a line.
  inlineSize: `max(100%, min(${vars.measure.side}, 90vw))`,
  maxBlockSize: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[2],
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.sheet,
  boxShadow: vars.shadow.dialog,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const groupName = style({ ...textStyles.label, padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[1]}` });

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
    '&[data-active]': { background: vars.color.sunk, boxShadow: `inset ${vars.line.tick} 0 ${vars.color.ink}` },
    '[dir="rtl"] &[data-active]': { boxShadow: `inset calc(-1 * ${vars.line.tick}) 0 ${vars.color.ink}` },
    '&[data-kind="forget"]': { color: vars.color.inkMuted, fontSize: vars.size.small },
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
