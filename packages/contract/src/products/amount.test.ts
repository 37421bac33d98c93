import { describe, expect, test } from 'vitest';
import { amountOf, savingOf } from './amount.ts';

describe('the amount of a price', () => {
  test.each([
    ['620', 620],
    ['$620', 620],
    [' $ 1,240.50 ', 1240.5],
    ['1,234,567', 1_234_567],
    ['620 or best offer', undefined],
    ['Tk 620/-', undefined],
    ['৳ 85,000', undefined],
    ['৮৫,০০০', undefined],
    ['1,00,000', undefined],
    ['1,2', undefined],
    ['', undefined],
    ['-5', undefined],
  ])('"%s" is %s', (price, amount) => {
    expect(amountOf(price)).toBe(amount);
  });

  test.each([
    ['999', '620', 379],
    ['620', '620', undefined],
    ['500', '620', undefined],
    ['new', '620', undefined],
    ['999', 'ask me', undefined],
  ])('saved on %s at %s is %s', (original_price, selling_price, saved) => {
    expect(savingOf({ original_price, selling_price })).toBe(saved);
  });
});
