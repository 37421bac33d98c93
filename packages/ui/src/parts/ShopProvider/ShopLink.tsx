'use client';

import { ButtonLink, type ButtonLinkProps } from '../Button/Button.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { useBrand, useLinks } from './ShopProvider.tsx';
import { type ListPart, pathOfPart, type ShopLinks } from './shop.ts';

/*
 * What a component needs of the shop, as elements: a component that uses them renders in server components, too, which have no
 * context.
 */

interface Target {
  /** The page that it leads to. */
  to: keyof ShopLinks;
  /** The part of the page's list that is shown. @default all of it */
  only?: ListPart | undefined;
  /** An address to lead to instead. */
  href?: string | undefined;
}

function useAddress({ to, only, href }: Target): string {
  const path = useLinks()[to];
  return href ?? (only ? pathOfPart(path, only) : path);
}

/** A link to a page of the shop. Renders an `<a>`. */
export function ShopLink({ to, only, href, ...rest }: Target & Omit<LinkProps, 'href'>) {
  return <Link {...rest} href={useAddress({ to, only, href })} />;
}

/** A link to a page of the shop that looks like a button. Renders an `<a>`. */
export function ShopButtonLink({ to, only, href, ...rest }: Target & Omit<ButtonLinkProps, 'href'>) {
  return <ButtonLink {...rest} href={useAddress({ to, only, href })} />;
}

/** A text with the shop's name in place of `{brand}`. Renders no element of its own. */
export function BrandText({ text }: { text: string }) {
  return text.replaceAll('{brand}', useBrand().name);
}
