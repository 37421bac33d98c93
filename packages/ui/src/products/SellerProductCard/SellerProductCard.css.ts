import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

const hairline = `${vars.line.thin} solid ${vars.color.hairline}`;

export const state = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockStart: hairline,
  selectors: {
    // A ring, filled if booked and dotted if hidden: drawn as a border, which forced colours keep.
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: vars.space[2],
      blockSize: vars.space[2],
      border: `${vars.line.strong} solid`,
      borderRadius: vars.radius.round,
    },
    '&[data-state="booked"]': {
      background: vars.color.bookedTint,
      color: vars.color.booked,
      fontWeight: vars.weight.medium,
    },
    '&[data-state="booked"]::before': { borderWidth: vars.space[1] },
    '&[data-state="hidden"]': { fontWeight: vars.weight.medium },
    '&[data-state="hidden"]::before': { borderStyle: 'dotted' },
  },
});

/** Above the link of the card. */
export const above = style({ position: 'relative' });

/** A row of its own, under the wide button. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], inlineSize: '100%' });
