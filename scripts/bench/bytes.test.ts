import { expect, test } from 'vitest';
import { scriptsIn, stylesIn } from './bytes.ts';

test('scripts and styles are found in HTML, and finding none is an error', () => {
  expect(
    scriptsIn('<link rel="modulepreload" href="/assets/a.js"><script>(["/assets/a.js","/assets/b.js"])</script>'),
  ).toEqual(new Set(['assets/a.js', 'assets/b.js']));
  expect(() => scriptsIn('<script src="/chunks/a.js"></script>')).toThrow('no script');
  expect(stylesIn('<style>a{}</style><style>b{}</style>')).toBe('a{}b{}');
  expect(() => stylesIn('<link rel="stylesheet" href="/assets/a.css">')).toThrow('no styles');
});
