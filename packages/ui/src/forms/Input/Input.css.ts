import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.height.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `${vars.line.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.sheet,
  color: vars.color.ink,
  fontFamily: vars.font.ui,
  // Not below 16 px: phones would zoom in on it.
  fontSize: `max(1rem, ${vars.size.body})`,
  lineHeight: vars.leading.body,
  textOverflow: 'ellipsis',
  // The entered text decides the direction; while the input is empty, the page does.
  unicodeBidi: 'plaintext',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    // The focus ring appears at once.
    '&:focus-visible': { outlineOffset: 0, borderColor: vars.color.focus, transition: 'none' },
    '&:disabled': {
      background: vars.color.sunk,
      borderColor: vars.color.hairline,
      color: vars.color.inkMuted,
      // Safari fades disabled text until it is unreadable.
      WebkitTextFillColor: vars.color.inkMuted,
      opacity: 1,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      // A bar as well as a colour. The text does not move.
      borderInlineStartWidth: vars.space[1],
      paddingInlineStart: `calc(${vars.space[3]} - ${vars.space[1]} + ${vars.line.thin})`,
    },
  },
});
