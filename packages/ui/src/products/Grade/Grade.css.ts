import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'grid', gap: vars.space[1.5] });

export const label = style({ ...textStyles.label, position: 'relative' });

/** Large enough for a finger, without making the line higher. */
export const link = style({
  paddingBlock: vars.space[1.5],
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: vars.space[0.5],
});

export const scale = style({
  display: 'grid',
  // Equal steps, but none narrower than its word.
  gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
  gap: vars.line.gap,
});

export const step = style({
  ...textStyles.label,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      blockSize: vars.height.grade,
      marginBlockEnd: vars.space[1],
      border: `${vars.line.thin} solid ${vars.color.control}`,
      background: vars.pattern.hatchFine,
    },
    // Keeps words that fill their steps apart.
    '&:not(:last-child)::after': { content: '', paddingInlineStart: vars.space[1] },
    '&[data-reached]::before': { background: vars.color.ink, borderColor: vars.color.ink },
    '[data-booked] &[data-reached]::before': { background: vars.color.control, borderColor: vars.color.control },
    '&[data-grade]': { color: vars.color.ink, fontWeight: vars.weight.bold },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // Forced colours keep patterns, not fills, which would reverse the scale: empty steps lose the pattern, filled ones stay filled.
        '&::before': { background: 'none' },
        '&[data-reached]::before, [data-booked] &[data-reached]::before': {
          background: 'CanvasText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
