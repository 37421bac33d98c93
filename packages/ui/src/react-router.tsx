'use client';

import { Link } from 'react-router';
import type { LinkProps } from './parts/Link/Link.tsx';

/** A link of React Router, for `LinkProvider`: following it does not reload the page. Renders an `<a>`. */
export function RouterLink({ href, ...props }: LinkProps) {
  return <Link {...props} to={href} />;
}
