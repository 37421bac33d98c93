import { shownDescriptionLength } from '@apple-only/contract';
import { macBook } from '@apple-only/contract/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';
import { ProductCard } from './ProductCard.tsx';

describe('a description', () => {
  test('at the length limit is shown whole', () => {
    const text = 'a'.repeat(shownDescriptionLength);
    expect(beginningOf(text)).toEqual({ beginning: text, more: false });
  });

  test('one character over the limit is cut, and says that there is more', () => {
    expect(beginningOf('a'.repeat(shownDescriptionLength + 1))).toEqual({
      beginning: 'a'.repeat(shownDescriptionLength),
      more: true,
    });
  });

  test('is never cut inside a character', () => {
    const text = `${'a'.repeat(shownDescriptionLength - 1)}💻💻`;
    expect(beginningOf(text)).toEqual({ beginning: `${'a'.repeat(shownDescriptionLength - 1)}💻`, more: true });
  });

  test('counts an emoji as one character', () => {
    const text = '💻'.repeat(shownDescriptionLength);
    expect(beginningOf(text)).toEqual({ beginning: text, more: false });
  });
});

describe('a product card', () => {
  test('renders on the server', () => {
    const html = renderToString(<ProductCard product={macBook} onBook={() => {}} />);
    expect(html).toContain(macBook.name);
    expect(html).toContain('Booking Now');
  });

  test('types: onBook receives the type of the given product', () => {
    const onBook = (product: typeof macBook) => product.seller_email;
    renderToString(<ProductCard product={macBook} onBook={onBook} />);
    // @ts-expect-error: the card's product is a macBook, which has no such thing
    renderToString(<ProductCard product={macBook} onBook={(product) => product.weight} />);
  });
});
