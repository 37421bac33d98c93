import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hovered } from '../../theme/hovered.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.height.touch,
  blockSize: vars.height.touch,
  padding: 0,
  // Its icon, not its empty edge, aligns with the page's content.
  marginInlineEnd: `calc((${vars.icon.normal} - ${vars.height.touch}) / 2)`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.scriptless]: { display: 'none' }, ...hovered({ background: vars.color.sheet }) },
});
