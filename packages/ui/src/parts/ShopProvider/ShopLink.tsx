'use client';

import { Link, type LinkProps } from '../Link/Link.tsx';
import { useAddress } from './ShopProvider.tsx';
import type { ShopPage } from './shop.ts';

/** A link to a page of the shop, for components that also render as server components, which have no context. Renders an `<a>`. */
export function ShopLink({ to, only, href, ...rest }: ShopPage & Omit<LinkProps, 'href'>) {
  return <Link {...rest} href={useAddress({ to, only, href })} />;
}
