// A separate entry: pages seldom need the code that creates themes, which would make the kit's main entry larger.
import './theme/default-theme.css.ts';

export { vars } from './theme/contract.css.ts';
export { visuallyHidden } from './theme/global.css.ts';
export * from './theme/theme-from.ts';
