import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({
    base: dark ? 'dark' : 'light',
    brandTitle: 'Apple Only',
    brandTarget: '_self',
    fontBase: "'Archivo', Arial, sans-serif",
    colorPrimary: dark ? '#f2f0ea' : '#1a1916',
    colorSecondary: dark ? '#8db5ff' : '#1d56c4',
    appBg: dark ? '#141412' : '#e6e5e1',
    appContentBg: dark ? '#1e1d1b' : '#f8f7f5',
    appBorderColor: dark ? '#383631' : '#d2cfc8',
    appBorderRadius: 3,
    barBg: dark ? '#1e1d1b' : '#f8f7f5',
    textColor: dark ? '#f2f0ea' : '#1a1916',
    textMutedColor: dark ? '#b4b0a6' : '#5a5750',
  }),
});
