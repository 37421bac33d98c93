import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const breathe = keyframes({ to: { opacity: 0.45 } });

export const line = style({ display: 'block', flex: 1 });

/** Replaces words, at the height of their letters: the line keeps its final height. */
export const word = style({
  display: 'inline-block',
  inlineSize: '4em',
  maxInlineSize: '100%',
  blockSize: '0.7em',
  borderRadius: vars.radius.sheet,
  background: vars.color.hairline,
  animation: `${breathe} ${vars.motion.breathe} ease-in-out infinite alternate`,
  selectors: {
    '&[data-length="short"]': { inlineSize: '5em' },
    '&[data-length="long"]': { inlineSize: '9em' },
    '&[data-length="line"]': { inlineSize: '32em' },
    '&[data-length="full"]': { inlineSize: '100%' },
  },
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});

/** The stage, still dark. */
export const stage = style({
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.sunk,
});

/** The scale, still empty. */
export const scale = style({
  blockSize: vars.height.grade,
  marginBlockEnd: vars.space[1],
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
});

export const button = style({
  minInlineSize: vars.space[24],
  minBlockSize: vars.height.control,
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-size="small"]': { minBlockSize: vars.height.controlSmall } },
});

/** The place for a stamp. */
export const stamp = style({
  inlineSize: vars.stamp.width,
  blockSize: vars.stamp.height,
  border: `${vars.line.strong} dashed ${vars.color.hairline}`,
  borderRadius: vars.radius.stamp,
});

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  maxInlineSize: vars.measure.text,
  // A script loads the content that it stands for.
  '@media': { [media.scriptless]: { display: 'none' } },
});
