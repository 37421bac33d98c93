import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheet, sheetWidth } from '../../theme/sheet.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({
  ...sheet,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  padding: vars.space[5],
});

// The longest word needs the room of the sheet's padding.
globalStyle(`${root} > button`, {
  '@container': {
    [sheetWidth.single]: { marginInline: `calc(-1 * ${vars.space[3]})`, paddingInline: vars.space[3] },
  },
});

export const title = style(textStyles.name);

export const text = style({ ...textStyles.small, color: vars.color.inkMuted });

export const field = style({ inlineSize: '100%', maxInlineSize: '28rem' });

export const done = style({ ...textStyles.small, overflowWrap: 'anywhere' });
