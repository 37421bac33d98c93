'use client';

import NextLink from 'next/link.js';
import type { LinkProps } from './parts/Link/Link.tsx';

/** A link of Next.js, for `LinkProvider`: following it does not reload the page. Renders an `<a>`. */
export function RouterLink(props: LinkProps) {
  return <NextLink {...props} />;
}
