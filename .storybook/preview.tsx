import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/theme/default-theme.css.ts';
import '../packages/ui/src/theme/fonts.css.ts';
import { stateTimeout } from '../scripts/time-limits.ts';
import { DocsPage } from './docs-page.tsx';
import './review-board-frame.ts';
import { checkColoursOfOtherTheme } from './other-theme.ts';
import { modes } from './modes.ts';
import { systemTheme, themes } from './themes.ts';
import { toolbars, initialToolbars, withLanguage, withRoot } from './toolbars.tsx';
import './preview.css';

configure({ asyncUtilTimeout: stateTimeout });

/** A page opens in the scheme of the user's system; test runs set it for each of the two. */
const defaultTheme = systemTheme();

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes()],
  tags: ['autodocs'],
  afterEach: checkColoursOfOtherTheme,
  globalTypes: toolbars,
  initialGlobals: initialToolbars,
  decorators: [
    withLanguage,
    withRoot,
    withThemeByDataAttribute({ themes: { light: 'light', dark: 'dark' }, defaultTheme, attributeName: 'data-theme' }),
  ],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    docs: { theme: themes[defaultTheme], page: DocsPage, source: { dark: defaultTheme === 'dark' } },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        small: viewport('Smallest phone, 320', 320, 640),
        phone: viewport('Phone, 390', 390, 844),
        tablet: viewport('Tablet, 768', 768, 1024),
        desktop: viewport('Desktop, 1440', 1440, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Review board',
          'Theme',
          ['Tokens', 'Type'],
          'Parts',
          'Forms',
          'Products',
          'Search',
          'Frame',
          'Home',
          'States',
          'Recipes',
          'Pages',
        ],
      },
    },
  },
});
