'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import {
  defaultBrand,
  defaultLinks,
  defaultNumbers,
  pathOfPart,
  type ShopBrand,
  type ShopLinks,
  type ShopNumbers,
  type ShopPage,
} from './shop.ts';

interface Shop {
  brand: ShopBrand;
  links: ShopLinks;
  numbers: ShopNumbers;
}

const ShopContext = createContext<Shop>({ brand: defaultBrand, links: defaultLinks, numbers: defaultNumbers });

export interface ShopProviderProps {
  /** The shop's name and wordmark. @default those of Apple Only */
  brand?: ShopBrand | undefined;
  /** The addresses of its pages that differ from the default ones. */
  links?: Partial<ShopLinks> | undefined;
  /** The sign before prices. @default '$' */
  currency?: string | undefined;
  /** The language that groups the digits of numbers outside of sentences: a BCP 47 tag. Those in sentences are in `labels`. @default 'en' */
  locale?: string | undefined;
  /** The shop. */
  children: ReactNode;
}

/**
 * Makes the kit yours: sets the shop's name, the addresses of its pages, its currency and its numbers, once for all components.
 * Without it, they are those of Apple Only. Renders no element of its own.
 */
export function ShopProvider({
  brand = defaultBrand,
  links,
  currency = defaultNumbers.currency,
  locale = defaultNumbers.locale,
  children,
}: ShopProviderProps) {
  const shop = useMemo(
    () => ({ brand, links: { ...defaultLinks, ...links }, numbers: { currency, locale } }),
    [brand, links, currency, locale],
  );
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop's name and wordmark, as `ShopProvider` has them. */
export const useBrand = (): ShopBrand => use(ShopContext).brand;

/** The addresses of the shop's pages, as `ShopProvider` has them. */
export const useLinks = (): ShopLinks => use(ShopContext).links;

/** The shop's currency and locale, as `ShopProvider` has them. */
export const useNumbers = (): ShopNumbers => use(ShopContext).numbers;

/** The address of a page. */
export function useAddress({ to, only, href }: ShopPage): string {
  const path = useLinks()[to];
  return href ?? (only ? pathOfPart(path, only) : path);
}
