// An entry of its own: a page's code seldom needs what makes themes, and all of the kit would weigh more.
import './theme/default-theme.css.ts';

export { vars } from './theme/contract.css.ts';
export { visuallyHidden } from './theme/global.css.ts';
export * from './theme/theme-from.ts';
