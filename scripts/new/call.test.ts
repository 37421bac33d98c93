import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, nouns } from './call.ts';

const fileAt = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test.for(Object.keys(nouns))('a call of a %s finds its place in every file', (noun) => {
  for (const method of ['GET', 'PUT']) {
    const { lines } = call('measureThing', noun, method, '/things/{id}/{email}', 'Measure a thing');
    for (const [path, insert] of Object.entries(lines)) {
      const text = fileAt(path);
      const added = insert(text)
        .split('\n')
        .filter((line) => !text.includes(line));
      expect(added.join('\n'), path).toContain('measureThing');
    }
  }
});

test.for([
  ['Measure', 'product', 'GET', '/things', 'Measure things', 'Give the call a name'],
  ['measure', 'thing', 'GET', '/things', 'Measure things', 'The nouns are session, user, product'],
  ['measure', 'product', 'PATCH', '/things', 'Measure things', 'The methods are GET'],
  ['measure', 'product', 'GET', 'things', 'Measure things', 'Give the call a path'],
  ['measure', 'product', 'GET', '/things', 'Measure things.', 'Say what it does'],
  ['readProduct', 'product', 'GET', '/things', 'Measure things', 'There is a call readProduct already.'],
  ['measure', 'product', 'GET', '/products', 'Measure things', 'There is a call at GET /products already.'],
])('%s %s %s %s "%s" is refused', ([name = '', noun = '', method = '', path = '', summary = '', why]) => {
  expect(() => call(name, noun, method, path, summary)).toThrow(why);
});
