import type { LinkProps } from '@apple-only/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths, productPathPrefix } from './paths.ts';

/** The kit's links, followed by the router without loading a page. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { state, pathname, search, hash } = useLocation();
  // A visitor who switches between login and registration still returns to the page they wanted: a product's, or a guarded one.
  const returnState = pathname.startsWith(productPathPrefix) ? { from: { pathname, search, hash } } : state;
  const linkState = href === paths.login || href === paths.register ? { state: returnState } : {};
  // All routes are known: there are none to discover.
  return <Link to={href} discover="none" {...linkState} {...props} />;
}
