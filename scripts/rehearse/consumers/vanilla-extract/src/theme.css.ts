import { themeFrom, vars } from '@apple-only/ui/theme';
import { assignVars, createTheme, globalStyle, style } from '@vanilla-extract/css';

const values = themeFrom({});
const color = {
  ...values.color,
  sheet: 'light-dark(#fff8e7, #10240f)',
  ink: 'light-dark(#20305a, #e8f0d0)',
  accent: 'light-dark(#20305a, #b8d8a0)',
  onAccent: 'light-dark(#ffffff, #10240f)',
};

export const theme = style([
  createTheme(vars, { ...values, color }),
  {
    vars: assignVars(vars.radius, { ...values.radius, sheet: '17px', control: '5px' }),
    // Text inherits the colour of the `body`.
    color: vars.color.ink,
    background: vars.color.paper,
  },
]);

globalStyle(`${theme} h1`, { color: vars.color.accent, padding: vars.space[4] });
