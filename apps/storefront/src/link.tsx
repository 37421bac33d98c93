import type { LinkComponentProps } from '@apple-only/ui';
import { Link } from 'react-router-dom';

/** The kit's links, followed by the router without loading a page. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}
