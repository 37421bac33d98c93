import * as valibot from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { contactFields, furtherFields, productFacts, publicFields } from '../products/fields.ts';
import { DetailedProduct, ListedProduct, OwnProduct, Product } from '../products/product.ts';
import * as v from './answers.ts';

const Part = v.object({ _id: v.id, kind: v.picklist(['a', 'b']), seen: v.optional(v.time) });
const Whole = v.object({ parts: v.array(Part), count: v.number, more: v.boolean, note: v.optional(v.string) });
const part = { _id: '1', kind: 'a', seen: '2026-11-02T09:30:00.000Z' };
const whole = { parts: [part], count: 1, more: false };

/** The paths of the problems in a value, as Valibot reports them. */
const issuePaths = (value: unknown) =>
  valibot.safeParse(Whole, value).issues?.map((issue) => valibot.getDotPath(issue));

test('unknown fields of an answer are removed', () => {
  expect(valibot.parse(Whole, { ...whole, parts: [{ ...part, more: 1 }], extra: {} })).toStrictEqual(whole);
  expect(valibot.parse(Whole, { ...whole, note: '' })).toStrictEqual({ ...whole, note: '' });
  const seen = '1970-01-01T00:00:00Z';
  expect(valibot.parse(Part, { ...part, seen })).toStrictEqual({ ...part, seen });
});

test.each<[string, unknown, (string | null)[]]>([
  ['a missing answer', undefined, [null]],
  ['null', null, [null]],
  ['text in place of an object', 'parts', [null]],
  ['an object without its fields', {}, ['parts', 'count', 'more']],
  ['an object in place of a list', { ...whole, parts: { 0: part } }, ['parts']],
  ['a number as text', { ...whole, count: '1' }, ['count']],
  ['an empty id', { ...whole, parts: [part, { ...part, _id: '' }] }, ['parts.1._id']],
  ['an unknown choice', { ...whole, parts: [{ ...part, kind: 'toString' }] }, ['parts.0.kind']],
  ['a date without a time', { ...whole, parts: [{ ...part, seen: '2026-11-02' }] }, ['parts.0.seen']],
  ['an impossible date', { ...whole, parts: [{ ...part, seen: '2026-13-02T09:30:00Z' }] }, ['parts.0.seen']],
  ['null for an optional field', { ...whole, note: null }, ['note']],
])('%s is refused, with the path of the problem', (_what, value, places) => {
  expect(issuePaths(value)).toEqual(places);
});

test('the schemas can be nested in those of Valibot, and are Standard Schemas', async () => {
  const List = valibot.object({ list: valibot.array(Part), last: valibot.optional(Part) });
  expect(valibot.parse(List, { list: [part] })).toEqual({ list: [part] });
  const { issues = [] } = valibot.safeParse(List, { list: [part, {}] });
  expect(issues.map((issue) => valibot.getDotPath(issue))).toEqual(['list.1._id', 'list.1.kind']);
  expect(await Part['~standard'].validate(part)).toMatchObject({ value: part });
  expect(await Part['~standard'].validate({ ...part, kind: 'c' })).toMatchObject({
    issues: [{ message: 'must be picklist', path: [{ key: 'kind' }] }],
  });
});

test('the schema of a named type must have exactly the fields of the type', () => {
  interface Named {
    id: string;
    note?: string | undefined;
  }
  const Named = v.object<Named>({ id: v.id, note: v.optional(v.string) });
  expectTypeOf<valibot.InferOutput<typeof Named>>().toEqualTypeOf<Named>();
  expectTypeOf(Named.entries.note).toEqualTypeOf<v.OptionalSchema<v.GenericSchema<string>, undefined>>();
  // @ts-expect-error -- a field is missing
  v.object<Named>({ id: v.id });
  // @ts-expect-error -- a field has another type
  v.object<Named>({ id: v.number, note: v.optional(v.string) });
  // @ts-expect-error -- a field that may be absent must not be
  v.object<Named>({ id: v.id, note: v.string });
  // @ts-expect-error -- the type has no such field
  v.object<Named>({ id: v.id, note: v.optional(v.string), more: v.string });
});

test('product schemas have the fields of the field table, and those that their types add', () => {
  type Table = typeof publicFields & typeof furtherFields & typeof productFacts;
  type Own = '_id' | 'id' | 'verify' | 'time' | 'booking' | 'advertised';
  expectTypeOf<keyof ListedProduct>().toEqualTypeOf<keyof Table | Own>();
  expectTypeOf<keyof Product>().toEqualTypeOf<keyof Table | Own | keyof typeof contactFields | 'seller_email'>();
  const names = [publicFields, furtherFields, productFacts].flatMap((fields) => Object.keys(fields));
  const own = ['_id', 'id', 'verify', 'time', 'booking', 'advertised'];
  expect(Object.keys(ListedProduct.entries).toSorted()).toEqual([...names, ...own].toSorted());
  const further = (schema: { entries: object }, base: { entries: object }) =>
    Object.keys(schema.entries).filter((name) => !(name in base.entries));
  expect(further(DetailedProduct, ListedProduct)).toEqual(['seller_since']);
  expect(further(Product, ListedProduct)).toEqual([...Object.keys(contactFields), 'seller_email']);
  expect(further(OwnProduct, Product)).toEqual(['bookingId', 'buyer', 'unseen', 'hidden', 'unconfirmed']);
});
