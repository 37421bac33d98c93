import { type Category, priceCurrency } from '@apple-only/contract';
import type { ReactNode } from 'react';

/** A shop's name, and how its wordmark looks. */
export interface ShopBrand {
  /** The shop's name, as people read it. */
  name: string;
  /** The content of the wordmark, such as a logo. @default the name, its last word signed */
  wordmark?: ReactNode;
}

/** The addresses of the pages that components link to: those of the categories by their names. */
export interface ShopLinks extends Readonly<Record<Category, string>> {
  home: string;
  login: string;
  register: string;
  blog: string;
  about: string;
  /** What the conditions of products mean. */
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

/** How a shop writes amounts and numbers. */
export interface ShopNumbers {
  /** The sign before prices. */
  currency: string;
  /** The language that writes numbers and dates: a BCP 47 tag. */
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

/** A page of the shop, or another in its place. */
export interface ShopPage {
  to: keyof ShopLinks;
  /** The part of the page's list that is shown. @default all of it */
  only?: ListPart | undefined;
  /** An address that counts instead. */
  href?: string | undefined;
}

/** The address of a list that shows only one part of it. */
export const pathOfPart = (path: string, part: ListPart) => `${path}${path.includes('?') ? '&' : '?'}only=${part}`;

/** A price as it is shown: the text as given, after one sign of the currency (specification §9). */
export function priceText(value: string, { currency }: Pick<ShopNumbers, 'currency'> = defaultNumbers): string {
  const text = value.trim();
  return text.startsWith(currency.trim()) ? text : currency + text;
}

/**
 * A day, as a language writes it; with the time, too, in UTC. In plain English it stays as ISO 8601 has it: no page of the default
 * shop loads a formatter. A text that is no date stays as it is.
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

/** The month of a time, as a language writes it. In plain English it is written without a formatter, too. */
export function monthText(iso: string, locale: string): string {
  const date = new Date(iso);
  if (locale === defaultNumbers.locale) return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

/**
 * A number as a language writes it, its digits in groups, with at most two after the point. Whole ones in plain English are written
 * without a formatter: the first one takes a slow phone longer than all else that it hydrates at once.
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
 * An amount: whole, or with its cents. In the digits of prices, which are shown as given, beside it. Among Arabic letters
 * it is isolated, by invisible characters: Unicode puts the sign on the other side of a number that follows them.
 */
export function amountText(amount: number, { currency, locale }: ShopNumbers): string {
  if (locale === defaultNumbers.locale && Number.isSafeInteger(amount)) return currency + numberText(amount);
  const language = new Intl.Locale(locale, { numberingSystem: 'latn' });
  const text = currency + amount.toLocaleString(language, cents);
  return language.maximize().script === 'Arab' ? `\u2068${text}\u2069` : text;
}
