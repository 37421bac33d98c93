import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { thickerUnderline, underline } from '../../theme/text-button.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

/** Its items wrap together with the button after them. */
export const list = style({ display: 'contents' });

export const item = style({ display: 'flex', minInlineSize: 0 });

const button = style({
  ...textStyles.small,
  minBlockSize: vars.space[8],
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.ui,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});

export const chip = style([
  button,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[3],
    borderColor: vars.color.control,
    background: vars.color.sheet,
    textAlign: 'start',
    '@media': hovered({ borderColor: vars.color.ink, background: vars.color.sunk }),
  },
]);

export const clear = style([
  button,
  {
    paddingInline: vars.space[2],
    ...underline,
    '@media': thickerUnderline,
  },
]);
