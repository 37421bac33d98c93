import { type LinkProps, useLinks } from '@apple-only/ui';
import { Link, useLocation } from 'react-router';

/** The kit's links. A visitor who goes on from login to registration still returns to the page that they came from. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { login, register } = useLinks();
  const { state } = useLocation();
  return <Link {...props} to={href} state={[login, register].includes(href) ? state : undefined} />;
}
