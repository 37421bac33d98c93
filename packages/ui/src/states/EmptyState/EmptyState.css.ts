import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** A dashed frame for missing content. Also used by the quiet error. */
export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  padding: `clamp(${vars.space[6]}, 4vw, ${vars.space[12]})`,
  border: `${vars.line.strong} dashed ${vars.color.control}`,
  borderRadius: vars.radius.sheet,
});

/** The words, which are announced together. */
export const words = style({ display: 'grid', gap: vars.space[4] });

export const title = style(textStyles.name);

export const text = style({ ...textStyles.prose, maxInlineSize: vars.measure.text, color: vars.color.inkMuted });
