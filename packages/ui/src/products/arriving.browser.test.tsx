import { iPhone } from '@apple-only/contract/fixtures';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../theme/default-theme.css.ts';
import { ProductCard } from './ProductCard/ProductCard.tsx';
import { ProductTile } from './ProductTile/ProductTile.tsx';

const styles = () =>
  [...document.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) => sheet.outerHTML).join('');

test.for([
  ['the grade of a tile', '[data-grade]', <ProductTile key="tile" product={iPhone} />],
  ['the grade of a card', '[data-grade]', <ProductCard key="card" product={iPhone} />],
  // In a row, a tile is as high as its neighbours.
  ['a fact of a tile', 'dl', <ProductTile key="tile" product={iPhone} style={{ blockSize: '60rem' }} />],
] as const)('%s does not move while the rest of its HTML arrives', ([, part, product]) => {
  const frame = document.createElement('iframe');
  frame.width = '390';
  document.body.append(frame);
  const arriving = frame.contentDocument;
  arriving?.open();
  arriving?.write(`<!doctype html>${styles()}`);
  const places = new Set<number>();
  for (const piece of renderToString(product).split(/(?=<)/)) {
    arriving?.write(piece);
    const found = arriving?.querySelector(part);
    if (found) places.add(found.getBoundingClientRect().top);
  }
  arriving?.close();
  expect([...places]).toEqual([expect.any(Number)]);
  frame.remove();
});
