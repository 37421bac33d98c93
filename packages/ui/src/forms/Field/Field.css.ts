import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1.5],
  alignContent: 'start',
});

export const label = style({
  ...textStyles.small,
  justifySelf: 'start',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const hint = style({ ...textStyles.small, color: vars.color.inkMuted });

export const error = style({
  ...textStyles.small,
  display: 'flex',
  gap: vars.space[1.5],
  color: vars.color.danger,
  // The control itself explains why it refused a file; an error that the field is empty would add nothing.
  selectors: { ':has(> [data-refused]) > &': { display: 'none' } },
});
