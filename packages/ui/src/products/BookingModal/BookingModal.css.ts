import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
});

export const pair = style({
  display: 'grid',
  // An e-mail address is longer than a name.
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space[4],
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const shared = style({ ...textStyles.small, color: vars.color.inkMuted });

// When empty, it adds no gap to the form.
export const changes = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const changed = style({ fontWeight: vars.weight.bold, marginBlockEnd: vars.space[2] });

export const before = style({ ...textStyles.label, display: 'block' });
