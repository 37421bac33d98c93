import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Apple Only',
  brandTarget: '_self',
  // Available with the kit's own style sheets; the frame around them uses its fallback.
  fontBase: "'Apple Only UI', Arial, sans-serif",
  appBorderRadius: 3,
  inputBorderRadius: 3,
};

/** Storybook's own pages in the shop's colours. Storybook computes with them, so they cannot be custom properties. */
export const themes = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#1a1916',
    colorSecondary: '#1d56c4',
    appBg: '#e6e5e1',
    appContentBg: '#f8f7f5',
    appPreviewBg: '#e6e5e1',
    appBorderColor: '#d2cfc8',
    barBg: '#f8f7f5',
    inputBg: '#f8f7f5',
    inputBorder: '#807c73',
    textColor: '#1a1916',
    textMutedColor: '#5a5750',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#f2f0ea',
    colorSecondary: '#8db5ff',
    appBg: '#141412',
    appContentBg: '#1e1d1b',
    appPreviewBg: '#141412',
    appBorderColor: '#383631',
    barBg: '#1e1d1b',
    inputBg: '#1e1d1b',
    inputBorder: '#857f74',
    textColor: '#f2f0ea',
    textMutedColor: '#b4b0a6',
  }),
};

/** The theme of the reader's system. */
export const systemTheme = (): keyof typeof themes =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
