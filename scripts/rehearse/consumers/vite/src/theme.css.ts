import { themeFrom, vars } from '@apple-only/ui/theme';
import { createTheme } from '@vanilla-extract/css';

export const theme = createTheme(vars, themeFrom({ brand: '#0b6b3a' }));
