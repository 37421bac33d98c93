import { paths } from '@apple-only/contract';
import type { LinkComponentProps } from '@apple-only/ui';
import { Link, useLocation } from 'react-router-dom';

/** The kit's links, followed by the router without loading a page. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const { state } = useLocation();
  // A visitor who switches between login and registration still returns to the page they wanted.
  const remembered = href === paths.login || href === paths.register ? { state } : {};
  return <Link to={href} {...remembered} {...props} />;
}
