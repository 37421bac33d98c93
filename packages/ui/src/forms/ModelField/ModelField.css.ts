import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ position: 'relative', display: 'grid' });

export const year = style({ marginInlineStart: 'auto', color: vars.color.inkMuted, fontSize: vars.size.small });
