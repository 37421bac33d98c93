/** What prices are in: the sign before them (specification §9), and the code of ISO 4217. */
export const priceCurrency = { sign: '$', code: 'USD' } as const;

// PostgreSQL reads these patterns, too. Not with \d: in some locales, its \d has the digits of all scripts.
/* oxlint-disable regexp/prefer-d */

/** A price with a number that products are found and ordered by, without its commas: perhaps with a currency before it or a mark after it. */
export const searchedPrice = /^[^0-9.-]{0,6}([0-9]{1,12}(?:\.[0-9]{1,2})?)[^0-9.]{0,6}$/;

/** A price in dollars. Its number is one that products are found by, too. */
export const dollarPrice = /^\$? {0,5}(?:[0-9]{1,12}|[0-9]{1,3}(?:,[0-9]{3}){1,3})(?:\.[0-9]{1,2})?$/;
/* oxlint-enable regexp/prefer-d */

/**
 * The number that a product is found and ordered by, or undefined if there is none. Looser than an amount in dollars: a product whose
 * seller wrote another currency, `Tk 620/-`, is still found among the others.
 */
export function searchedAmountOf(price: string): number | undefined {
  const [, amount] = searchedPrice.exec(price.trim().replaceAll(',', '')) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

/**
 * The amount of a price in dollars, or undefined if there is none: prices are free text, which the shop shows after a `$`
 * (specification §9). A text with other words is no amount, nor is one in another currency.
 */
export function amountOf(price: string): number | undefined {
  const text = price.trim();
  return dollarPrice.test(text) ? Number(text.replaceAll(/[^\d.]/g, '')) : undefined;
}

/** What is saved against the original price, in dollars. Undefined where that is nothing, or a price is not a number. */
export function savedOf({ original_price, selling_price }: { original_price: string; selling_price: string }) {
  const [before, now] = [amountOf(original_price), amountOf(selling_price)];
  return before !== undefined && now !== undefined && now < before ? before - now : undefined;
}
