import { describe, expect, test } from 'vitest';
import { paths, slugOf } from '../shop/paths.ts';
import { amountOf, savedOf } from './amount.ts';

describe('the amount of a price', () => {
  test.each([
    ['620', 620],
    ['$620', 620],
    [' $ 1,240.50 ', 1240.5],
    ['1,234,567', 1_234_567],
    ['620 or best offer', undefined],
    ['Tk 620/-', undefined],
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
  ])('against %s, %s saves %s', (original_price, selling_price, saved) => {
    expect(savedOf({ original_price, selling_price })).toBe(saved);
  });
});

describe('the name in an address', () => {
  test.each([
    ['MacBook Air 13" (M1), 256GB', 'macbook-air-13-m1-256gb'],
    ['আইফোন ১৩', 'আইফোন-১৩'],
    ['  --  ', ''],
    ['../../etc/passwd', 'etc-passwd'],
    ['</script>?a=b#c', 'script-a-b-c'],
    ['a'.repeat(100), 'a'.repeat(60)],
    [`${'a '.repeat(29)}a \u{1F600}b`, `${'a-'.repeat(29)}a`],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('is part of a well-formed address, or left out', () => {
    expect(paths.product({ _id: '1', name: 'আ b' })).toBe(`/product/1/${encodeURIComponent('আ-b')}`);
    expect(paths.product({ _id: '1', name: '!' })).toBe('/product/1');
    expect(() => paths.product({ _id: '1', name: `${'a'.repeat(59)}\u{20000}` })).not.toThrow();
  });
});
