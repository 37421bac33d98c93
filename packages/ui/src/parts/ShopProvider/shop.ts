import { type Category, priceCurrency } from '@apple-only/contract';
import type { ReactNode } from 'react';

/** A shop's name and wordmark. */
export interface ShopBrand {
  /** The shop's displayed name. */
  name: string;
  /** The content of the wordmark, such as a logo. @default the name, its last word signed */
  wordmark?: ReactNode;
}

/** The addresses of the pages that components link to, with those of categories under the category's name. */
export interface ShopLinks extends Readonly<Record<Category, string>> {
  home: string;
  login: string;
  register: string;
  blog: string;
  about: string;
  /** The page that explains the conditions of products. */
  grading: string;
  contact: string;
  /** The results of a search. */
  search: string;
  dashboard: string;
  allBuyers: string;
  allSellers: string;
  addProduct: string;
  myProducts: string;
  myBookings: string;
  messages: string;
}

/** A shop's format of amounts and numbers. */
export interface ShopNumbers {
  /** The sign before prices. */
  currency: string;
  /** The language of numbers and dates: a BCP 47 tag. */
  locale: string;
}

export const defaultBrand = { name: 'Apple Only' } satisfies ShopBrand;

/** Prices are shown with `$` (specification §9). */
export const defaultNumbers = { currency: priceCurrency.sign, locale: 'en' } satisfies ShopNumbers;

/** The addresses of the specification (§2), and ours. */
export const defaultLinks = {
  home: '/',
  login: '/login',
  register: '/register',
  blog: '/blog',
  about: '/about',
  grading: '/grading',
  contact: '/contact',
  search: '/search',
  macBook: '/category/macbook',
  iphone: '/category/iphone',
  accessories: '/category/accessories',
  dashboard: '/dashboard',
  allBuyers: '/dashboard/allbuyers',
  allSellers: '/dashboard/allsellers',
  addProduct: '/dashboard/sellers/addproducts',
  myProducts: '/dashboard/sellers/allproducts',
  myBookings: '/dashboard/buyer/order',
  messages: '/dashboard/messages',
} as const satisfies ShopLinks;

/** The parts of the dashboard's lists that its overview counts. */
export type ListPart = 'advertised' | 'booked' | 'notVerified' | 'open' | 'withdrawn';

/** A page of the shop, or an address that replaces it. */
export interface ShopPage {
  to: keyof ShopLinks;
  /** The part of the page's list to show. @default all of it */
  only?: ListPart | undefined;
  /** Replaces the page's address. */
  href?: string | undefined;
}

/** The address of a list that shows only one part of it. */
export const pathOfPart = (path: string, part: ListPart) => `${path}${path.includes('?') ? '&' : '?'}only=${part}`;

/** A price as displayed: the given text after a single currency sign (specification §9). */
export function priceText(value: string, { currency }: Pick<ShopNumbers, 'currency'> = defaultNumbers): string {
  const text = value.trim();
  return text.startsWith(currency.trim()) ? text : currency + text;
}

/**
 * A date in the format of a language; optionally with the time, in UTC. In plain English it stays as in ISO 8601, so that no page of the
 * default shop loads a formatter. Text that is not a date stays as it is.
 */
export function dateText(iso: string, locale: string, withTime = false): string {
  const date = new Date(iso);
  if (locale === defaultNumbers.locale || Number.isNaN(date.getTime())) {
    return withTime ? `${iso.slice(0, 16).replace('T', ' ')} UTC` : iso.slice(0, 10);
  }
  const time = withTime
    ? ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const)
    : {};
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone: 'UTC' }).format(date);
}

const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');

/**
 * The month and year of a date in the format of a language. In plain English, this needs no formatter, either. Text that is not a date
 * stays as it is.
 */
export function monthText(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  if (locale === defaultNumbers.locale) return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

/**
 * A number in the format of a language, its digits in groups, with at most two decimals. Whole numbers in plain English need no
 * formatter: on a slow phone, creating the first takes longer than everything else that hydrates in the same task.
 */
export function numberText(value: number, locale: string = defaultNumbers.locale, useGrouping = true): string {
  if (locale !== defaultNumbers.locale || !Number.isSafeInteger(value))
    return value.toLocaleString(locale, { maximumFractionDigits: 2, useGrouping });
  let text = String(value);
  if (!useGrouping) return text;
  const firstDigit = value < 0 ? 1 : 0;
  for (let at = text.length - 3; at > firstDigit; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const;

/**
 * An amount: whole, or with its cents. It has the same digits as the prices next to it, which are shown as given. In Arabic text,
 * invisible characters isolate it: Unicode puts the sign on the other side of a number that follows Arabic letters.
 */
export function amountText(amount: number, { currency, locale }: ShopNumbers): string {
  if (locale === defaultNumbers.locale && Number.isSafeInteger(amount)) return currency + numberText(amount);
  const language = new Intl.Locale(locale, { numberingSystem: 'latn' });
  const text = currency + amount.toLocaleString(language, cents);
  return language.maximize().script === 'Arab' ? `\u2068${text}\u2069` : text;
}
