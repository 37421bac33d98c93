import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const step = style({
  ...textStyles.small,
  display: 'block',
  color: vars.color.inkMuted,
  // Rendered while still empty, so that its text is announced later. Until then it takes no space.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const otherwise = style(textStyles.small);

export const other = style({
  ...textStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
