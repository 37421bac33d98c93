/** What prices are in: the sign before them (specification §9), and the code of ISO 4217. */
export const priceCurrency = { sign: '$', code: 'USD' } as const;

/**
 * The amount of a price in dollars, or undefined if there is none: prices are free text, which the shop shows after a `$`
 * (specification §9). A text with other words is no amount, nor is one in another currency.
 */
export function amountOf(price: string): number | undefined {
  const [, amount] = /^\$?\s*(\d{1,12}(?:\.\d{1,2})?)$/.exec(price.trim().replaceAll(/(?<=\d),(?=\d{3})/g, '')) ?? [];
  return amount === undefined ? undefined : Number(amount);
}

/** What is saved against the original price, in dollars. Undefined where that is nothing, or a price is not a number. */
export function savedOf({ original_price, selling_price }: { original_price: string; selling_price: string }) {
  const [before, now] = [amountOf(original_price), amountOf(selling_price)];
  return before !== undefined && now !== undefined && now < before ? before - now : undefined;
}
