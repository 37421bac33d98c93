import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textButton } from '../../theme/text-button.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.line.thin} solid ${vars.color.danger}`,
  borderInlineStartWidth: vars.space[1],
  borderRadius: vars.radius.control,
  background: vars.color.dangerTint,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});

export const message = style({ fontWeight: vars.weight.bold });

export const detail = style({ ...textStyles.small, paddingBlockStart: vars.space[0.5] });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
});

export const fields = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });

export const field = style({
  ...textStyles.small,
  ...textButton,
  // Smaller than a touch target: there can be nine of them, and each field can be reached directly.
  minBlockSize: vars.space[8],
  textAlign: 'start',
});
