import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { priceText } from '../../parts/ShopProvider/shop.ts';
import { Price } from './Price.tsx';

describe('a price', () => {
  test.each([
    ['620', '$620'],
    ['$620', '$620'],
    [' 1,240 ', '$1,240'],
    ['620 or best offer', '$620 or best offer'],
    ['', '$'],
  ])('typed as "%s" reads "%s"', (typed, shown) => {
    expect(priceText(typed)).toBe(shown);
  });

  test('has the typed value in its data element', () => {
    expect(renderToString(<Price value="$620" />)).toMatch(/<data[^>]* value="\$620"[^>]*>\$620<\/data>/);
  });
});
