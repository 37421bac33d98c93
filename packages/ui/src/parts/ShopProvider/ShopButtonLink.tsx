'use client';

import { ButtonLink, type ButtonLinkProps } from '../Button/Button.tsx';
import { useAddress } from './ShopProvider.tsx';
import type { ShopPage } from './shop.ts';

/** A `ShopLink` that looks like a button. Renders an `<a>`. */
export function ShopButtonLink({ to, only, href, ...rest }: ShopPage & Omit<ButtonLinkProps, 'href'>) {
  return <ButtonLink {...rest} href={useAddress({ to, only, href })} />;
}
