import { addons } from 'storybook/manager-api';
import { systemTheme, themes } from './themes.ts';

addons.setConfig({ theme: themes[systemTheme()] });
