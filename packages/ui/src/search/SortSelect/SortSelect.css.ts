import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const label = style({ ...textStyles.small, flex: 'none', color: vars.color.inkMuted });
