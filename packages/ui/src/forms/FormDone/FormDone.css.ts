import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] });

export const title = style({ ...textStyles.name, display: 'flex', alignItems: 'baseline', gap: vars.space[2] });

export const mark = style({ alignSelf: 'center', color: vars.color.verified });

export const text = style({ ...textStyles.prose, maxInlineSize: vars.measure.text, color: vars.color.inkMuted });
