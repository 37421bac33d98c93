import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { underline } from '../../theme/text-button.ts';
import { textStyles } from '../../theme/text-styles.ts';

/** The large drop zone, without a photo in it. */
const empty = '&[data-size="large"]:not([data-filled])';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[24],
  // In percent, for large text in little space.
  padding: `${vars.space[5]} min(${vars.space[5]}, 8%)`,
  border: `${vars.line.strong} dashed ${vars.color.control}`,
  borderRadius: vars.radius.sheet,
  background: vars.color.sunk,
  textAlign: 'center',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(input:focus-visible)': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.gap,
    },
    '&[data-invalid]': {
      borderColor: vars.color.danger,
      borderInlineStart: `${vars.space[1]} solid ${vars.color.danger}`,
    },
    // At least as high as its text.
    [empty]: { inlineSize: '100%', aspectRatio: '4 / 3', minBlockSize: 'auto' },
    '&[data-over]': { borderColor: vars.color.focus, background: vars.color.sheet },
    '&[data-filled]': {
      borderStyle: 'solid',
      borderColor: vars.color.hairline,
      paddingBlockStart: 0,
      paddingInline: 0,
    },
    // No text under the photo.
    '&[data-bare]': { paddingBlockEnd: 0 },
  },
  '@media': {
    // In a low window, the whole drop zone with its focus ring still fits, as does a chosen photo below. On a phone, large text may need the
    // full height: the drop zone shrinks to its text only where it would not fit.
    [media.beside]: { selectors: { [empty]: { maxBlockSize: '75dvh' } } },
    '(max-height: 20em)': { selectors: { [empty]: { aspectRatio: 'auto', paddingBlock: vars.space[2] } } },
    // In forced colours, only system colours show.
    [media.forcedColors]: {
      selectors: {
        '&[data-over]': {
          borderStyle: 'solid',
          borderColor: 'Highlight',
          outline: `${vars.line.focus} solid Highlight`,
        },
      },
    },
  },
});

/** Covers the whole drop zone: pressed, dropped on, read and focused as a native input, but not drawn. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const stage = style({
  display: 'grid',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  maxBlockSize: '50dvh',
  overflow: 'hidden',
  background: vars.pattern.stage,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.hairline}`,
});

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});

export const words = style({
  ...textStyles.small,
  display: 'grid',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  selectors: { '[data-filled] > &': { paddingInline: vars.space[4] } },
  textWrap: 'balance',
});

/** Rendered before its text, so that the text is announced. */
export const preparing = style([words, { selectors: { '&:empty': { position: 'absolute' } } }]);

export const name = style({ fontWeight: vars.weight.medium });

export const choose = style({
  fontWeight: vars.weight.medium,
  ...underline,
});

export const drop = style({
  color: vars.color.inkMuted,
  // Touch cannot drop a file.
  '@media': { '(pointer: coarse), (pointer: none)': { display: 'none' } },
});

export const limits = style(textStyles.label);

export const refused = style({
  ...textStyles.small,
  display: 'flex',
  gap: vars.space[1.5],
  paddingInline: vars.space[4],
  color: vars.color.danger,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

/** Above the input, which covers all other parts. */
export const over = style({ position: 'relative' });

export const progress = style({
  appearance: 'none',
  position: 'relative',
  inlineSize: `calc(100% - 2 * ${vars.space[5]})`,
  blockSize: vars.height.grade,
  border: `${vars.line.thin} solid ${vars.color.control}`,
  background: vars.pattern.hatchFine,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: vars.color.accent },
    '&::-moz-progress-bar': { background: vars.color.accent },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
