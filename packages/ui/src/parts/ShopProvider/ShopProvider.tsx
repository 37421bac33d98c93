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
import {
  type NamedCategory,
  namedCategories,
  type NamedLocation,
  namedLocations,
  type OwnChoices,
  noLocationNames,
  type ShopCategory,
  type ShopLocations,
} from './choices.ts';
import { categoryLinksLabels } from '../../home/CategoryLinks/labels.ts';
import { useAppLabels, useLabels } from '../LabelsProvider/use-labels.ts';

interface Shop extends OwnChoices {
  brand: ShopBrand;
  links: ShopLinks;
}

const ShopContext = /* @__PURE__ */ createContext<Shop>({ brand: defaultBrand, links: defaultLinks });

interface OwnNumbers {
  currency: string;
  /** Defaults to the locale of the words. */
  locale?: string | undefined;
}

/** Separate from the shop's context, so that a price does not load the addresses. */
const NumbersContext = /* @__PURE__ */ createContext<OwnNumbers>({ currency: defaultNumbers.currency });

export interface ShopProviderProps {
  /** The shop's name and wordmark. @default those of Apple Only */
  brand?: ShopBrand | undefined;
  /** The addresses of its pages that differ from the default ones. */
  links?: Partial<ShopLinks> | undefined;
  /** The sign before prices. @default '$' */
  currency?: string | undefined;
  /** The language of numbers and dates: a BCP 47 tag. @default that of the words in `LabelsProvider`, else 'en' */
  locale?: string | undefined;
  /** Its categories, in the order of its pages, filters and forms. @default the three categories of Apple Only */
  categories?: readonly ShopCategory[] | undefined;
  /** The places of its products and bookings. @default those of Apple Only */
  locations?: ShopLocations | undefined;
  /** The shop. */
  children: ReactNode;
}

const byValue = <Entry extends { value: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.value, entry]));

/**
 * Sets the shop's name, page addresses, currency, number format, categories and places once for all components. Without
 * it, they are those of Apple Only. Renders no element of its own.
 */
export function ShopProvider({
  brand = defaultBrand,
  links,
  currency = defaultNumbers.currency,
  locale,
  categories,
  locations,
  children,
}: ShopProviderProps) {
  const shop = useMemo(
    () => ({
      brand,
      links: { ...defaultLinks, ...links },
      categories: categories && byValue(categories),
      locationsByValue:
        locations && byValue([...(locations.bookings ?? []), ...locations.products].filter(({ name }) => name)),
      locations,
    }),
    [brand, links, categories, locations],
  );
  const numbers = useMemo(() => ({ currency, locale }), [currency, locale]);
  return (
    <ShopContext value={shop}>
      <NumbersContext value={numbers}>{children}</NumbersContext>
    </ShopContext>
  );
}

/** Everything that the provider sets except the numbers. */
export const useShop = (): Shop => use(ShopContext);

/** The shop's name and wordmark, as set by `ShopProvider`. */
export const useBrand = (): ShopBrand => use(ShopContext).brand;

/** The addresses of the shop's pages, as set by `ShopProvider`. */
export const useLinks = (): ShopLinks => use(ShopContext).links;

/**
 * The shop's currency, as set by `ShopProvider`, and its locale: that of the words in `LabelsProvider`, if they have one. Throws if the
 * locales of the two providers differ, because sentences and the numbers in them would be in two languages.
 */
export function useNumbers(): ShopNumbers {
  const { currency, locale } = use(NumbersContext);
  const labelsLocale = useAppLabels().locale;
  if (locale !== undefined && labelsLocale !== undefined && locale !== labelsLocale) {
    throw new Error(
      `ShopProvider has the locale '${locale}', and the words of LabelsProvider are in '${labelsLocale}': numbers and sentences would be in two languages. Leave out the locale of ShopProvider, or choose the words of its language.`,
    );
  }
  return { currency, locale: locale ?? labelsLocale ?? defaultNumbers.locale };
}

/** The shop's categories, as set by `ShopProvider`, each with its address, and its name in the language of the words. */
export function useCategories(): readonly NamedCategory[] {
  const shop = useShop();
  const words = useLabels('CategoryLinks', categoryLinksLabels);
  return useMemo(() => namedCategories(shop, words), [shop, words]);
}

/** The places of the shop's products and bookings, as set by `ShopProvider`, each with its name in the language of the words. */
export function useLocations(): { products: readonly NamedLocation[]; bookings: readonly NamedLocation[] } {
  const shop = useShop();
  const words = useLabels('LocationName', noLocationNames);
  return useMemo(() => namedLocations(shop, words), [shop, words]);
}

/** The address of a page. */
export function useAddress({ to, only, href }: ShopPage): string {
  const path = useLinks()[to];
  return href ?? (only ? pathOfPart(path, only) : path);
}
