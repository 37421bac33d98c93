import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { call, literalPaths } from './calls/call.ts';
import { callNames, calls } from './calls/calls.ts';
import { openapi } from './openapi.ts';
import type { Category, Condition, ProductLocation } from './products/choices.ts';
import { productFieldNames, productLabels } from './products/fields.ts';
import { bookedEditRefusal, fixedWhileBooked } from './products/editing.ts';
import type { ListedProduct } from './products/product.ts';
import type { NewProduct } from './products/requests.ts';
import { allows, anyone, anyUser } from './users/roles.ts';
import { Email, requiredText, text } from './fields/text.ts';

describe('the table', () => {
  test('has a literal path for each category of listNewest', () => {
    expect(literalPaths(calls.listNewest)).toEqual([
      { path: '/macBook', fixed: { category: 'macBook' } },
      { path: '/iphone', fixed: { category: 'iphone' } },
      { path: '/accessories', fixed: { category: 'accessories' } },
    ]);
  });

  test('has no two calls at one address', () => {
    const addresses = callNames.flatMap((name) =>
      literalPaths(calls[name]).map(({ path }) => `${calls[name].method} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('refuses a row whose path and parameters differ', () => {
    const row = { method: 'GET', access: anyUser, answer: v.string() } as const;
    // @ts-expect-error -- `id` has no schema
    call({ ...row, path: '/things/{id}' });
    // @ts-expect-error -- `id` is not in the path
    call({ ...row, path: '/things', params: { id: v.string() } });
  });

  test('lets buyers book, and no other caller', () => {
    expect(anyone.map((who) => allows(calls.bookProduct.access, who))).toEqual([false, false, true, false, false]);
  });
});

describe('text', () => {
  const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

  test.each([
    ['a null byte', 'a\0b'],
    ['half of a surrogate pair', 'a\uD800b'],
    ['one character too many', 'abcdef'],
    ['a number as its value', 5],
  ])('with %s is refused', (_what, value) => {
    expect(accepts(text(5), value)).toBe(false);
  });

  test('is trimmed, and must not be blank if required', () => {
    expect(v.parse(requiredText(5), '  abc  ')).toBe('abc');
    expect(accepts(requiredText(5), '   ')).toBe(false);
  });

  test('of an e-mail is converted to lower case, and limited to 254 characters', () => {
    expect(v.parse(Email, ' Sadia@Example.COM ')).toBe('sadia@example.com');
    expect(accepts(Email, `${'a'.repeat(242)}@example.com`)).toBe(true);
    expect(accepts(Email, `${'a'.repeat(243)}@example.com`)).toBe(false);
    expect(accepts(Email, 'nobody')).toBe(false);
  });
});

test('OpenAPI describes every call, and each only once', () => {
  const operations = Object.values(openapi({ url: 'https://shop.example', version: '1' }).paths).flatMap((path) =>
    Object.values(path).map((operation) => ('operationId' in operation ? operation.operationId : undefined)),
  );
  expect(operations).toHaveLength(callNames.reduce((sum, name) => sum + literalPaths(calls[name]).length, 0));
  expect(new Set(operations).size).toBe(operations.length);
});

describe('the fields of a product', () => {
  test('have the exact types of their definition', () => {
    expectTypeOf<ListedProduct['condition']>().toEqualTypeOf<Condition>();
    expectTypeOf<ListedProduct['category']>().toEqualTypeOf<Category>();
    expectTypeOf<ListedProduct['name']>().toEqualTypeOf<string>();
    expectTypeOf<NewProduct['selling_price']>().toEqualTypeOf<string | number>();
    expectTypeOf<NewProduct['location']>().toEqualTypeOf<ProductLocation>();
    // @ts-expect-error -- visitors see no number
    expectTypeOf<ListedProduct>().toHaveProperty('number');
  });

  test('that a seller can change while it is booked are named in the refusal', () => {
    const editable = productFieldNames.filter((name) => !fixedWhileBooked.some((fixed) => fixed === name));
    const words = editable.map((name) => productLabels[name].toLowerCase().replace('seller’s ', ''));
    for (const word of words) expect(bookedEditRefusal).toContain(word);
  });
});
