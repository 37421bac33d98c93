/** The currency of prices: the sign before them (specification §9), and the ISO 4217 code. */
export const priceCurrency = { sign: '$', code: 'USD' } as const;

// PostgreSQL uses these patterns, too. Not with \d: in some locales, PostgreSQL's matches the digits of all scripts.
/* oxlint-disable regexp/prefer-d */

/** A price, without its commas, with a number to find and order products by: perhaps with a currency before it or a mark after it. */
export const searchedPricePattern = /^[^0-9.-]{0,6}([0-9]{1,12}(?:\.[0-9]{1,2})?)[^0-9.]{0,6}$/;

/** A price in dollars. Products are found by its number, too. */
export const dollarPricePattern = /^\$? {0,5}(?:[0-9]{1,12}|[0-9]{1,3}(?:,[0-9]{3}){1,3})(?:\.[0-9]{1,2})?$/;
/* oxlint-enable regexp/prefer-d */

/**
 * The number to find and order a product by, or undefined if there is none. Looser than an amount in dollars: a product whose seller wrote
 * another currency, `Tk 620/-`, is still found among the others.
 */
export function searchedAmountOf(price: string): number | undefined {
  const [, amount] = searchedPricePattern.exec(price.trim().replaceAll(',', '')) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

/**
 * The amount of a price in dollars, or undefined if there is none: prices are free text, which the shop shows after a `$` (specification
 * §9). A text with other words, or in another currency, is not an amount.
 */
export function amountOf(price: string): number | undefined {
  const text = price.trim();
  return dollarPricePattern.test(text) ? Number(text.replaceAll(/[^\d.]/g, '')) : undefined;
}

/** The saving against the original price, in dollars. Undefined if there is none, or if a price is not a number. */
export function savingOf({ original_price, selling_price }: { original_price: string; selling_price: string }) {
  const [before, now] = [amountOf(original_price), amountOf(selling_price)];
  return before !== undefined && now !== undefined && now < before ? before - now : undefined;
}
