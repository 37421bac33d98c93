'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { defaultBrand, defaultLinks, pathOfPart, type ShopBrand, type ShopLinks, type ShopPage } from './shop.ts';

interface Shop {
  brand: ShopBrand;
  links: ShopLinks;
}

const ShopContext = createContext<Shop>({ brand: defaultBrand, links: defaultLinks });

export interface ShopProviderProps {
  /** The shop's name and wordmark. @default those of Apple Only */
  brand?: ShopBrand | undefined;
  /** The addresses of its pages that differ from the default ones. */
  links?: Partial<ShopLinks> | undefined;
  /** The shop. */
  children: ReactNode;
}

/**
 * Makes the kit yours: sets the shop's name and the addresses of its pages, once for all components. Without it, they are those
 * of Apple Only. Renders no element of its own.
 */
export function ShopProvider({ brand = defaultBrand, links, children }: ShopProviderProps) {
  const shop = useMemo(() => ({ brand, links: { ...defaultLinks, ...links } }), [brand, links]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop's name and wordmark, as `ShopProvider` has them. */
export const useBrand = (): ShopBrand => use(ShopContext).brand;

/** The addresses of the shop's pages, as `ShopProvider` has them. */
export const useLinks = (): ShopLinks => use(ShopContext).links;

/** The address of a page. */
export function useAddress({ to, only, href }: ShopPage): string {
  const path = useLinks()[to];
  return href ?? (only ? pathOfPart(path, only) : path);
}
