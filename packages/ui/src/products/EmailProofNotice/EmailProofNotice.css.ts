import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheet } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  ...sheet,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
  padding: vars.space[5],
  // A bar at its side, like an error's: it asks for an action.
  borderInlineStart: `${vars.space[1]} solid ${vars.color.ink}`,
});

export const title = style(textStyles.name);

export const text = style({ maxInlineSize: vars.measure.text, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const outcome = style({
  ...textStyles.small,
  selectors: {
    // When empty, it takes no room, but must exist so that its text is announced later.
    '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[3]})` },
  },
});
