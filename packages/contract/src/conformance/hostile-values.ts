import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { callNames, type CallName } from '../calls/calls.ts';
import { categories } from '../products/choices.ts';
import { samples } from './access.ts';
import { assert, expectStatus, messageOf, rowOf, show, type Reply } from './reply.ts';
import {
  skipWithout,
  type TestCaller,
  type SendOptions,
  type TestUser,
  type Shop,
  skipIfAddressLimited,
} from './shop.ts';

type Fields = Readonly<Record<string, GenericSchema>>;

/** The fields of an object, which may be optional as a whole. */
function fieldsOf(schema: GenericSchema | undefined): Fields {
  if (!schema) return {};
  if ('wrapped' in schema) return fieldsOf(schema.wrapped as GenericSchema);
  return 'entries' in schema ? (schema.entries as Fields) : {};
}

/** Longer than any text may be, but not too long for a body. */
const longText = 'x'.repeat(60 * 1000);
/** Longer than an e-mail may be, but not too long for an address. */
const longAddress = `${'a'.repeat(1500)}@example.com`;
const longEmail = `${'a'.repeat(10_000)}@example.com`;
const sql = `' or 1=1; drop table users; --`;
const html = '<script>alert(1)</script>';

/** Values for a field of a body. The field's schema says whether each one is invalid. */
const inBody: readonly unknown[] = [
  undefined,
  null,
  true,
  5,
  -1,
  [],
  {},
  [html],
  { $ne: null },
  '',
  '   ',
  '\u200B\u0001',
  longText,
  longEmail,
  'a\0b',
  '\uD800',
  'a\uDC00b',
  sql,
  html,
  '__proto__',
  'constructor',
];
/** The same for a field in an address, where every value is text. */
const inAddress = ['', ' ', '0', sql, html, 'a\0b', '__proto__', 'constructor', '../../etc/passwd', longAddress];

/** The path parameters that are not a fixed choice. */
const freeParams = (name: CallName) =>
  Object.entries(rowOf(name).params ?? {}).filter(([, schema]) => !('options' in schema));

const withBody = callNames.filter((name) => rowOf(name).body);
const withQuery = callNames.filter((name) => rowOf(name).query);
const withPath = callNames.filter((name) => freeParams(name).length > 0);

/** Values that no honest client sends. */
export function describeHostileValues(shop: Shop) {
  const { beforeAll, beforeEach, describe, expect, test } = shop.runner;
  let people: Record<'buyer' | 'seller', TestUser>;

  const allowedCaller = async (name: CallName): Promise<{ as: TestCaller; me: { _id: string; email: string } }> => {
    const { access } = rowOf(name);
    if (access.includes('visitor')) return { as: undefined, me: people.buyer };
    // A token is revoked by signing out, so this call needs a user of its own.
    if (name === 'signOut') return { as: await shop.newUser('buyer'), me: people.buyer };
    if (access.includes('buyer')) return { as: people.buyer, me: people.buyer };
    if (access.includes('seller')) return { as: people.seller, me: people.seller };
    if (access.includes('admin')) return { as: 'admin', me: people.buyer };
    const as = await shop.identity();
    return { as, me: { _id: '', email: as.email } };
  };

  /** All visible data of the shop. */
  const everything = async () => ({
    buyers: await shop.call('listBuyers', {}, 'admin'),
    sellers: await shop.call('listSellers', {}, 'admin'),
    products: await Promise.all(categories.map((category) => shop.call('listCategory', { category }, 'admin'))),
    own: await shop.call('listOwnProducts', { id: people.seller._id }, 'admin'),
    advertised: await shop.call('listAdvertised', {}),
    bookings: await shop.call('listBookings', { id: people.buyer._id }, 'admin'),
    messages: await shop.call('listMessages', {}, 'admin'),
  });

  /** Makes a call that must be refused for its input. */
  async function expectRefusal(
    name: CallName,
    input: object,
    as: TestCaller,
    what: string,
    field = '',
    extra?: SendOptions,
  ) {
    const reply = await shop.send(name, { ...input }, as, extra);
    // The server refuses a body that is too large without reading it, and so names no field.
    const isTooLarge = JSON.stringify(input).length > 50_000;
    expectStatus(reply, extra ? [400, 413, 415] : isTooLarge ? [400, 413] : [400], `${name} with ${what}`);
    expectNamed(field, reply, `${name} with ${what}`);
  }

  /** Expects a refusal with 400 to name the invalid field. */
  function expectNamed(field: string, reply: Reply, what: string) {
    const message = messageOf(reply);
    const isNamed = reply.status !== 400 || message.includes(field);
    assert(isNamed, `${what}: the message of a refusal names the field ${field}, got: ${message}`);
  }

  const isInvalid = (schema: GenericSchema, value: unknown) => !v.safeParse(schema, value).success;

  describe('hostile values', () => {
    beforeAll(async () => {
      people = { buyer: await shop.newUser('buyer'), seller: await shop.newUser('seller') };
      // Data that a wrong call could change.
      const booked = await shop.product({}, people.seller);
      await shop.call('bookProduct', { productId: booked._id }, people.buyer);
      await shop.call('advertiseProduct', { body: { _id: booked._id } }, people.seller);
      await shop.photo();
    }, 60_000);

    test.for(withBody)('%s refuses invalid values in a body, and names the field', async (name, context) => {
      await skipIfAddressLimited(shop, name)(context);
      const { as, me } = await allowedCaller(name);
      const input = (await samples(shop, me))(name);
      const before = await everything();
      for (const [field, schema] of Object.entries(fieldsOf(rowOf(name).body))) {
        for (const value of inBody.filter((one) => isInvalid(schema, one))) {
          const body = { ...('body' in input ? input.body : {}), [field]: value };
          await expectRefusal(name, { ...input, body }, as, `the field ${field} = ${show(value)}`, field);
        }
      }
      expect(await everything()).toEqual(before);
    });

    test.for(withBody)('%s refuses a malformed body, and other content types than JSON', async (name, context) => {
      await skipWithout(shop, 'wire')(context);
      await skipIfAddressLimited(shop, name)(context);
      const { as, me } = await allowedCaller(name);
      const input = (await samples(shop, me))(name);
      const { body: _, ...rest } = { body: undefined, ...input };
      const before = await everything();
      const json = { 'content-type': 'application/json' };
      const documents = [
        'not json',
        '{"name":',
        '\0',
        '[',
        '['.repeat(50_000),
        longText,
        ...['[]', '"text"', '5', 'true', '[null]'].filter((one) =>
          isInvalid(rowOf(name).body ?? v.any(), JSON.parse(one)),
        ),
      ];
      for (const raw of documents)
        await expectRefusal(name, rest, as, `the body ${show(raw)}`, '', { raw, headers: json });
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html', 'nonsense']) {
        const extra = { raw: '{"name":"a"}', headers: { 'content-type': type } };
        await expectRefusal(name, rest, as, `the content type ${type}`, '', extra);
      }
      expect(await everything()).toEqual(before);
    });

    test.for(withBody)('%s takes no values from __proto__ or constructor in a body', async (name, context) => {
      await skipIfAddressLimited(shop, name)(context);
      const { as, me } = await allowedCaller(name);
      const { body = {}, ...rest } = { body: undefined, ...(await samples(shop, me))(name) };
      const before = await everything();
      for (const raw of [
        `{"__proto__":${JSON.stringify(body)}}`,
        `{"constructor":{"prototype":${JSON.stringify(body)}}}`,
      ]) {
        const extra = { raw, headers: { 'content-type': 'application/json' } };
        const reply = await shop.send(name, rest, as, extra);
        const statuses = isInvalid(rowOf(name).body ?? v.any(), {}) ? [400] : [200, 400, 404];
        expectStatus(reply, statuses, `${name} with the body ${raw}`);
      }
      expect(await everything()).toEqual(before);
    });

    test.for(withQuery)('%s refuses invalid values in a query, and names the field', async (name) => {
      const { as, me } = await allowedCaller(name);
      const input = (await samples(shop, me))(name);
      const before = await everything();
      for (const [field, schema] of Object.entries(fieldsOf(rowOf(name).query))) {
        for (const value of [...inAddress, ['a', 'b'], ...(isInvalid(schema, undefined) ? [undefined] : [])]) {
          const query = { ...input, [field]: value };
          const what = `the parameter ${field} = ${show(value)}`;
          if (isInvalid(schema, value)) await expectRefusal(name, query, as, what, field);
          else expectStatus(await shop.send(name, query, as), [200, 400, 403, 404], `${name} with ${what}`);
        }
      }
      expect(await everything()).toEqual(before);
    });

    test.for(withPath)('%s refuses invalid values in a path, and unusual ones cause no server error', async (name) => {
      const { as, me } = await allowedCaller(name);
      const input = (await samples(shop, me))(name);
      const before = await everything();
      for (const [field, schema] of freeParams(name)) {
        // An empty segment makes another path.
        for (const value of inAddress.filter((one) => one !== '')) {
          const reply = await shop.send(name, { ...input, [field]: value }, as);
          const what = `${name} with the parameter ${field} = ${show(value)}`;
          // If the address itself is too long, the server does not parse it (414).
          expectStatus(reply, isInvalid(schema, value) ? [400, 414] : [200, 403, 404], what);
          if (reply.status !== 200) expectNamed(field, reply, what);
        }
      }
      expect(await everything()).toEqual(before);
    });

    describe('raw requests', () => {
      beforeEach(skipWithout(shop, 'wire'));

      test('an empty body counts as no body, even with a JSON content type', async () => {
        for (const name of callNames) {
          const { method, body } = rowOf(name);
          if (method === 'POST' || (body && isInvalid(body, undefined))) continue;
          const { as, me } = await allowedCaller(name);
          const headers = { 'content-type': 'application/json' };
          const extra = method === 'GET' ? { headers } : { headers, raw: '' };
          const reply = await shop.send(name, (await samples(shop, me))(name), as, extra);
          expectStatus(reply, [200, 404], `${name} with an empty body`);
        }
      });

      test.for([
        ['a lone percent sign', '%'],
        ['an invalid percent escape', '%zz'],
        ['half a UTF-8 character', '%E0%A4%A'],
        ['half of a surrogate pair', '%ED%A0%80'],
        ['a null byte', '%00'],
        ['a path traversal', '%2e%2e%2f'],
        ['a path traversal of Windows', '..%5c'],
        ['5,000 characters', 'x'.repeat(5000)],
      ] as const)('%s in a path causes no server error', async ([, segment]) => {
        for (const name of callNames) {
          const row = rowOf(name);
          if (!row.path.includes('{')) continue;
          const path = row.path.replace(/\{\w+\}/, segment);
          const { as } = await allowedCaller(name);
          const reply = await shop.send(name, {}, as, { path });
          expectStatus(reply, [200, 400, 403, 404, 414], `${row.method} ${path.slice(0, 80)}`);
          if (reply.status !== 200) messageOf(reply);
        }
      });
    });
  });
}
