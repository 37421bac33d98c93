import { allows, callNames, calls, literalPaths, roles, type Call, type CallName } from '@apple-only/contract';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../storage/schema.ts';
import * as searchSchema from '../storage/search-schema.ts';
import { backends } from '../test-databases.ts';
import { idTokenFor, newAddress, newProduct, openShop, type TestUser, type TestShop } from '../test-shop.ts';

type Fields = Record<string, unknown>;

const rows = callNames.map((name) => {
  const row: Call = calls[name];
  const path = literalPaths(row)[0]?.path ?? row.path;
  return { name, row, path };
});

interface FieldSchema {
  type: string;
  expects?: string;
  /** The schema inside an optional one. */
  wrapped?: { type: string };
}

/** The schemas of an object's fields, by name. */
function fieldsOf(part: unknown): Record<string, FieldSchema> {
  if (typeof part !== 'object' || part === null) return {};
  if ('wrapped' in part) return fieldsOf(part.wrapped);
  return 'entries' in part ? (part.entries as ReturnType<typeof fieldsOf>) : {};
}

const tooLong = 'x'.repeat(60_000);
/** Values that no field of any call accepts, with the exceptions below. */
const wrong: [string, unknown][] = [
  ['null', null],
  ['a list', []],
  ['an object', { $ne: 1 }],
  ['60,000 letters', tooLong],
  ['an e-mail of 10,000 characters', `${'x'.repeat(10_000)}@shop.test`],
  ['a null byte', 'a\0b@shop.test'],
  ['half of a surrogate pair', '\ud800@shop.test'],
];
/** A fact that is null is not stated, and a list may be empty. */
const accepted: Readonly<Record<string, string>> = { nullish: 'null', array: 'a list' };
const isWrongFor = ({ type, wrapped }: FieldSchema, what: string) =>
  ![accepted[type], accepted[wrapped?.type ?? '']].includes(what);

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let people: Record<(typeof roles)[number], TestUser>;
  let good: Partial<Record<CallName, Fields>>;
  const stranger = idTokenFor('stranger', 'stranger@shop.test');

  beforeAll(async () => {
    shop = await openShop(open, { rateFactor: 1000 });
    const [buyer, seller, admin] = await Promise.all([
      shop.newUser('buyer'),
      shop.newUser('seller'),
      shop.newUser('admin'),
    ]);
    people = { buyer, seller, admin };
    const [product, booked] = [await shop.addProduct(seller), await shop.addProduct(seller)];
    await shop.call('PUT', `/product/booking/${booked._id}`, { as: buyer });
    const text = { name: 'A name', email: 'stranger@shop.test' };
    const contact = { phone: '017', location: 'Dhaka' };
    good = {
      saveUser: { ...text, role: 'buyer', img: shop.photo },
      changeRole: { role: 'seller' },
      addProduct: newProduct(shop.photo),
      editProduct: newProduct(shop.photo),
      advertiseProduct: { _id: product._id },
      bookProduct: { ...contact, expected: { name: product.name } },
      recordBooking: { user: buyer._id, product: 'x', img: shop.photo, productId: product._id, ...contact },
      sendMessage: { ...text, message: 'Hello' },
      markMessage: { done: true },
      verifySeller: { verify: true },
      seeBookings: { bookings: [product._id] },
      releaseBooking: { reason: 'It is broken.' },
    };
  });
  afterAll(() => shop.close());

  /** The content of all tables. */
  const everything = async () => {
    const tables = Object.values({ ...schema, ...searchSchema }).filter((table) => is(table, PgTable));
    const all = tables.map(async (table) => {
      const [first] = Object.values(getTableColumns(table));
      return first ? shop.database.select().from(table).orderBy(first) : [];
    });
    return JSON.stringify(await Promise.all(all));
  };

  const make = ({ row, path }: (typeof rows)[number], query: string, body?: unknown, type = 'application/json') => {
    const as = people[roles.find((role) => allows(row.access, role)) ?? 'buyer'];
    return shop.call(row.method, path.replaceAll(/\{\w+\}/g, 'nobody@shop.test') + query, {
      token: allows(row.access, 'identity') ? stranger : as.accessToken,
      ...(body === undefined ? {} : { body, headers: { 'content-type': type } }),
      from: newAddress(),
    });
  };

  describe.each(rows.filter(({ row }) => row.body))('$name: $row.method $path', (call) => {
    const fields = Object.entries(fieldsOf(call.row.body));
    const expectRefused = async (body: unknown, message: RegExp, status = 400) => {
      const before = await everything();
      expect(await make(call, '', body)).toMatchObject({
        status,
        body: { message: expect.stringMatching(message) },
      });
      expect(await everything()).toBe(before);
    };

    test.each(fields)('an invalid %s is refused with an error that names it', async (field, fieldSchema) => {
      const valid = good[call.name] ?? {};
      const refused = wrong.filter(([what]) => isWrongFor(fieldSchema, what));
      for (const [, value] of refused) await expectRefused({ ...valid, [field]: value }, new RegExp(`^${field}: `));
      const twice = `${JSON.stringify({ ...valid, [field]: 'x' }).slice(0, -1)},"${field}":"x"}`;
      await expectRefused(twice, new RegExp(`^${field}: is given twice`));
    });

    test.each(fields.filter(([, { type }]) => type !== 'optional' && type !== 'nullish').map(([field]) => field))(
      '%s is required',
      async (field) => {
        const { [field]: _, ...rest } = good[call.name] ?? {};
        await expectRefused(rest, new RegExp(`^${field}: is required`));
      },
    );

    test('a malformed, oversized or wrongly typed body is refused and changes nothing', async () => {
      for (const body of ['{', 'x', '[]', '0', '"text"', '{"__proto__":{"role":"admin"}}', '{"constructor":{}}']) {
        await expectRefused(body, /^body: /);
      }
      const wide = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`key${index}`, '{[:']));
      await expectRefused(wide, /^body: has more than 200 fields/);
      await expectRefused(`{"a":${'['.repeat(20)}0${']'.repeat(20)}}`, /^body: is more than 20 levels deep/);
      await expectRefused(Buffer.from('{"name":"m\xff\xc3"}', 'latin1'), /^body: is not UTF-8/);
      await expectRefused('x'.repeat(64 * 1024 + 1), /^body: has more than/, 413);
      const before = await everything();
      expect(await make(call, '', 'name=x', 'application/x-www-form-urlencoded')).toMatchObject({
        status: 415,
        body: { message: 'Content-Type: must be application/json' },
      });
      expect(await everything()).toBe(before);
    });
  });

  test('a text may consist of JSON delimiters', async () => {
    const message = String.raw`"\{[:]}"`.repeat(300);
    const body = { ...good.sendMessage, message };
    expect(await shop.call('POST', '/contact', { body })).toMatchObject({ status: 200, body: { message } });
  });

  describe.each(rows.filter(({ row }) => row.query))('$name: $row.method $path', (call) => {
    test.each(Object.keys(fieldsOf(call.row.query)))('an invalid ?%s is refused and changes nothing', async (field) => {
      const before = await everything();
      // A search may name several models, of any name.
      const twice = field === 'model' ? [] : [`a&${field}=b`];
      for (const value of ['%00', 'x'.repeat(1500), ...twice]) {
        const answer = await make(call, `?${field}=${value}`);
        expect(answer).toMatchObject({ status: 400 });
        // The message may be about another required field.
        expect(answer.body).toMatchObject({ message: expect.stringMatching(new RegExp(`^(${field}|id|name): `)) });
      }
      expect(await everything()).toBe(before);
    });
  });

  describe.each(rows.filter(({ path }) => path.includes('{')))('$name: $row.method $path', (call) => {
    const [, name = ''] = /\{(\w+)\}/.exec(call.path) ?? [];
    const at = (value: string) => make({ ...call, path: call.path.replace(`{${name}}`, value) }, '');

    test('an invalid path parameter is refused, and a hostile one matches nothing', async () => {
      const before = await everything();
      for (const value of ['%00', '%ED%A0%80', 'x'.repeat(1500)]) {
        // Half of a surrogate pair cannot be written into an address.
        const message = new RegExp(`^${value.startsWith('%ED') ? 'address' : name}: `);
        expect(await at(value)).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
      }
      for (const value of ["x'%20or%20'1'='1@x", '%3Cscript%3E@x', '__proto__@x', '%25@x', '..%2f..%2f@x']) {
        const { status, body } = await at(value);
        const nothing = /^\{"(\w+Count":0|is\w+":false)\}$/.test(JSON.stringify(body));
        expect({ value, status, body, harmless: nothing || [400, 403, 404].includes(status) }).toMatchObject({
          harmless: true,
        });
      }
      expect(await everything()).toBe(before);
    });
  });
});
