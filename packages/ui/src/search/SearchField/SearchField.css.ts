import { style } from '@vanilla-extract/css';
import { root as input_ } from '../../forms/Input/Input.css.ts';
import * as list from '../../forms/Input/combobox.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'block', position: 'relative', inlineSize: '100%', minInlineSize: 0 });

export const input = style([
  input_,
  {
    selectors: {
      // `&&`: wins even if a bundler puts the input's rules after these.
      '&&': { minBlockSize: vars.height.touch, paddingInline: vars.space[10] },
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    },
  },
]);

const button = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[10],
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` } },
  '@media': hovered({ color: vars.color.ink }),
});

export const submit = style([button, { insetInlineStart: 0 }]);
export const clear = style([button, { insetInlineEnd: 0, '@media': { [media.scriptless]: { display: 'none' } } }]);

export const groupName = style({ ...textStyles.label, padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[1]}` });

export const option = style([
  list.option,
  {
    selectors: { '&[data-kind="forget"]': { color: vars.color.inkMuted, fontSize: vars.size.small } },
    // Like all active options, in any order of the two rules.
    '@media': { [media.forcedColors]: { selectors: { '&&[data-active]': { color: 'HighlightText' } } } },
  },
]);
