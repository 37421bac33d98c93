import { iPhone } from '@apple-only/contract/fixtures';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../theme/default-theme.css.ts';
import { ProductCard } from './ProductCard/ProductCard.tsx';
import { ProductTile } from './ProductTile/ProductTile.tsx';

const styles = () =>
  [...document.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) => sheet.outerHTML).join('');

test.for([
  ['tile', <ProductTile key="tile" product={iPhone} />],
  ['card', <ProductCard key="card" product={iPhone} />],
] as const)('on a phone, the grade of a %s keeps its place while the rest of its HTML arrives', ([, product]) => {
  const frame = document.createElement('iframe');
  frame.width = '390';
  document.body.append(frame);
  const arriving = frame.contentDocument;
  arriving?.open();
  arriving?.write(`<!doctype html>${styles()}`);
  const places = new Set<number>();
  for (const piece of renderToString(product).split(/(?=<)/)) {
    arriving?.write(piece);
    const word = arriving?.querySelector('[data-grade]');
    if (word) places.add(word.getBoundingClientRect().top);
  }
  arriving?.close();
  expect([...places]).toEqual([expect.any(Number)]);
  frame.remove();
});
