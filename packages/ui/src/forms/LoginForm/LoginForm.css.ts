import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { sheetWidth } from '../../theme/sheet.ts';
import { textButton } from '../../theme/text-button.ts';
import { textStyles } from '../../theme/text-styles.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const otherwise = style(textStyles.small);

export const reset = style({
  display: 'grid',
  justifyItems: 'start',
  // Closer to the password above, which it belongs to.
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
});

export const forgot = style({
  ...textStyles.small,
  ...textButton,
  minBlockSize: vars.height.controlSmall,
  selectors: { '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'progress' } },
});

export const sent = style(textStyles.small);

export const samples = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.thin} solid ${vars.color.hairline}`,
});

export const heading = style(textStyles.label);

export const sample = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const account = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@container': { [sheetWidth.single]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const code = style({
  paddingBlock: vars.space[0.5],
  paddingInline: vars.space[1.5],
  border: `${vars.line.thin} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
  fontFamily: vars.font.code,
  fontSize: vars.size.button,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});
