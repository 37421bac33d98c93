import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call, nouns } from './call.ts';
import { component } from './component.ts';
import type { RecipeOutput } from './lines.ts';
import { route } from './route.ts';

const fileAt = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The lines that a recipe adds to each existing file. */
function additions({ lines }: RecipeOutput): string[] {
  return Object.entries(lines).map(([path, insert]) => {
    const text = fileAt(path);
    const added = insert(text).split('\n');
    return `${path}: ${added.filter((line) => !text.includes(line)).join('\n')}`;
  });
}

test.for(Object.keys(nouns))('a new call of the noun %s is inserted into every file', (noun) => {
  for (const method of ['GET', 'PUT']) {
    const added = additions(call('measureThing', noun, method, '/things/{id}/{email}', 'Measure a thing'));
    expect(added).toEqual(added.map(() => expect.stringContaining('measureThing')));
    expect(added).toHaveLength(8);
  }
});

test('a new component and a new route are inserted into every file', () => {
  const added = [...additions(component('Measure')), ...additions(route('/dashboard/measure', 'measure'))];
  expect(added).toEqual(added.map(() => expect.stringMatching(/: [^]*measure/i)));
  expect(added).toHaveLength(5);
});

test.for([
  ['Measure', 'product', 'GET', '/things', 'Measure things', 'Give the call a name'],
  ['measure', 'thing', 'GET', '/things', 'Measure things', 'The nouns are session, user, product'],
  ['measure', 'product', 'PATCH', '/things', 'Measure things', 'The methods are GET'],
  ['measure', 'product', 'GET', 'things', 'Measure things', 'Give the call a path'],
  ['measure', 'product', 'GET', '/things', 'Measure things.', 'Say what the call does'],
  ['getProduct', 'product', 'GET', '/things', 'Measure things', 'There is a call getProduct already.'],
  ['measure', 'product', 'GET', '/products', 'Measure things', 'There is a call at GET /products already.'],
  [
    'drop',
    'booking',
    'DELETE',
    '/bookings/{bookingId}',
    'Drop it',
    'There is a call at DELETE /bookings/{bookingId} already.',
  ],
])('%s %s %s %s "%s" is refused', ([name = '', noun = '', method = '', path = '', summary = '', why]) => {
  expect(() => call(name, noun, method, path, summary)).toThrow(why);
});
