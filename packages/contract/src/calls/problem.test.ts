import * as v from 'valibot';
import { expect, test } from 'vitest';
import { problemOf } from './problem.ts';
import { NewProduct } from '../products/requests.ts';
import { Id } from '../fields/id.ts';

const problem = (schema: v.GenericSchema, value: unknown, name?: string) => {
  const { issues } = v.safeParse(schema, value);
  return issues && problemOf(issues, name);
};

test.each([
  ['names the field that is missing', NewProduct, {}, undefined, 'name: is required'],
  ['names the field that is wrong', NewProduct, { name: ' ' }, undefined, 'name: is required'],
  [
    'names a field within a field',
    v.object({ a: v.object({ b: Id }) }),
    { a: { b: 5 } },
    undefined,
    'a.b: must be text',
  ],
  ['names a field within a value that has a name', v.object({ b: Id }), { b: 5 }, 'a', 'a.b: must be text'],
  ['calls the input as a whole the body', NewProduct, undefined, undefined, 'body: is required'],
  ['names a single value by its given name', Id, '', 'id', 'id: is required'],
  ['is undefined if nothing is wrong', Id, 'a', 'id', undefined],
])('a problem %s', (_what, schema, value, name, expected) => {
  expect(problem(schema, value, name)).toBe(expected);
});
