import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const hover = (kind: string) => `&[data-kind="${kind}"]:hover:not(:disabled)`;

export const root = style({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.height.control,
  paddingInline: vars.space[6],
  border: `${vars.line.thin} solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: vars.font.ui,
  fontSize: vars.size.button,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.name,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:active': { transform: `translateY(${vars.line.thin})` },

    '&[data-kind="quiet"]': {
      background: 'transparent',
      borderColor: vars.color.control,
      color: vars.color.ink,
    },

    '&[data-kind="danger"]': {
      background: vars.color.danger,
      borderColor: vars.color.danger,
      color: vars.color.onDanger,
    },

    '&[data-kind="dangerQuiet"]': {
      paddingInline: vars.space[3],
      background: 'transparent',
      borderColor: 'transparent',
      color: vars.color.danger,
    },

    '&[data-size="small"]': {
      minBlockSize: vars.height.controlSmall,
      paddingInline: vars.space[4],
      fontSize: vars.size.small,
    },
    '&[data-size="small"][data-kind="dangerQuiet"]': { paddingInline: vars.space[3] },
    '&[data-wide]': { inlineSize: '100%' },
    '&[aria-disabled="true"]': { cursor: 'progress' },

    // Last, to override every kind: a hatched field, with the label on a clean patch.
    '&:disabled': {
      background: vars.pattern.hatch,
      borderColor: vars.color.hairline,
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
      transform: 'none',
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [hover('primary')]: { background: vars.color.accentHover, borderColor: vars.color.accentHover },
        [hover('quiet')]: { background: vars.color.sunk, borderColor: vars.color.ink },
        [hover('danger')]: { background: `color-mix(in oklab, ${vars.color.danger}, ${vars.color.ink} 16%)` },
        [hover('dangerQuiet')]: { background: vars.color.dangerTint },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&:disabled': { borderColor: 'GrayText', borderStyle: 'dashed', color: 'GrayText' },
      },
    },
  },
});

export const text = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  selectors: {
    ':disabled > &': { paddingInline: vars.space[3], background: vars.color.patch },
    // Not removed: the button keeps its width and its name.
    '[aria-disabled="true"] > &': { opacity: 0 },
  },
});

export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
