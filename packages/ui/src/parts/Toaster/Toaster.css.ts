import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const region = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: vars.space[2],
  inlineSize: `min(100%, ${vars.measure.dialog})`,
  maxBlockSize: '100%',
  overflowY: 'auto',
  padding: vars.space[4],
  // The corner itself must not catch presses for the content under it.
  pointerEvents: 'none',
});

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[3]})` } });

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.height.control,
  paddingInlineStart: vars.space[4],
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.sheet,
  boxShadow: vars.shadow.sheet,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[data-leaving]': { opacity: 0 } },
});

export const text = style({
  gridColumn: 2,
  paddingBlock: vars.space[2],
  fontSize: vars.size.button,
  lineHeight: vars.space[5],
  overflowWrap: 'anywhere',
});

/** The icon before the text, in the colour of the message's kind. */
export const mark = style({
  display: 'grid',
  selectors: {
    '[data-type="success"] > &': { color: vars.color.verified },
    '[data-type="error"] > &': { color: vars.color.danger },
  },
});

export const dismiss = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.height.control,
  blockSize: vars.height.control,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
});
