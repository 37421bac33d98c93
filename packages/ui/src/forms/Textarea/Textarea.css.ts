import { style } from '@vanilla-extract/css';
import { root as input } from '../Input/Input.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { textStyles } from '../../theme/text-styles.ts';

const lines = (count: number) => `calc(${count} * 1lh + 2 * ${vars.space[3]})`;

export const root = style([
  input,
  {
    selectors: {
      // `&&`: outranks the input's rules even if a bundler puts them after these.
      '&&': {
        display: 'block',
        minBlockSize: lines(4),
        maxBlockSize: lines(16),
        paddingBlock: vars.space[3],
        fontFamily: textStyles.prose.fontFamily,
        fontSize: `max(1rem, ${textStyles.prose.fontSize})`,
        lineHeight: textStyles.prose.lineHeight,
        overflowWrap: 'anywhere',
        fieldSizing: 'content',
        resize: 'vertical',
      },
    },
  },
]);
