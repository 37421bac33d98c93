import { vars } from './contract.css.ts';

/** Cuts a text off after four lines: a long one would make all cards next to it as high. To be spread into a style. */
export const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
} as const;

/** The text styles, to be spread into a style. */
export const textStyles = {
  /** A page's name. */
  display: {
    fontFamily: vars.font.serif,
    fontSize: vars.size.display,
    fontWeight: vars.weight.regular,
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.display,
    textWrap: 'balance',
  },
  /** A section's name. */
  title: {
    fontFamily: vars.font.serif,
    fontSize: vars.size.title,
    fontWeight: vars.weight.regular,
    lineHeight: vars.leading.name,
    letterSpacing: vars.tracking.title,
    textWrap: 'balance',
  },
  /** A thing's or a person's name. */
  name: {
    fontFamily: vars.font.serif,
    fontSize: vars.size.name,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.name,
    letterSpacing: vars.tracking.name,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  /** What a person wrote. */
  prose: {
    fontFamily: vars.font.serif,
    fontSize: vars.size.prose,
    fontWeight: vars.weight.regular,
    lineHeight: vars.leading.body,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  /** The name of a fact. */
  label: {
    color: vars.color.inkMuted,
    fontSize: vars.size.label,
    fontStretch: vars.width.label,
    fontWeight: vars.weight.regular,
    lineHeight: vars.space[4],
    letterSpacing: vars.tracking.label,
  },
  /** Facts and remarks. */
  small: { fontSize: vars.size.small, lineHeight: vars.space[5] },
  price: {
    fontFamily: vars.font.ui,
    fontSize: vars.size.price,
    fontStretch: vars.width.price,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.name,
    letterSpacing: vars.tracking.price,
  },
} as const;

/** For text that only screen readers read. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  inlineSize: vars.line.thin,
  blockSize: vars.line.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
