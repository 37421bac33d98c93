import { literalPaths } from '../calls/call.ts';
import { callNames, calls, type CallName, type Input } from '../calls/calls.ts';
import { Id } from '../fields/id.ts';
import { Email } from '../fields/text.ts';
import { notes } from '../openapi/notes.ts';
import { allows, anyone, anyUser, type Caller } from '../users/roles.ts';
import { png } from './png.ts';
import { expectStatus, messageOf, rowOf } from './reply.ts';
import { unknownId, type TestCaller, type Shop, skipIfAddressLimited } from './shop.ts';

/** The user that an input names: the caller, or a buyer if the caller is a visitor or the admin, of whom only the token is known. */
interface InputUser {
  _id: string;
  email: string;
}

/** The input of a call's documentation, with ids that do not exist. */
function example(name: CallName): { body?: object } {
  const made = Object.entries(rowOf(name).params ?? {}).flatMap(([field, schema]) =>
    schema === Id ? [[field, unknownId()]] : schema === Email ? [[field, `${unknownId()}@example.com`]] : [],
  );
  return { ...notes[name].input, ...Object.fromEntries(made) };
}

/** A valid and harmless input for each call. */
export const samples = async (shop: Shop, { _id, email }: InputUser) => {
  const img = await shop.photo();
  const id = unknownId();
  /** For calls whose documented example cannot be used: it names the caller, a photo, or something in its body. */
  const inputs: { [Name in CallName]?: Input<Name> } = {
    getToken: { email },
    saveUser: { body: { name: 'Sadia Karim', email, img } },
    getUser: { email },
    isAdmin: { email },
    isBuyer: { email },
    isSeller: { email },
    changeRole: { id: _id, body: { role: 'seller' } },
    addProduct: { body: await shop.form() },
    listOwnProducts: { id: _id },
    editProduct: { id, body: await shop.form() },
    advertiseProduct: { body: { _id: id } },
    recordBooking: { body: { user: _id, product: 'MacBook Air 13', img } },
    listBookings: { id: _id },
    cancelBooking: { userId: _id },
    seeBookings: { body: { bookings: [id] } },
    sendMessage: { body: { name: 'Imran Hossain', email, message: 'Is it still to be had?' } },
  };
  return (name: CallName): { body?: object; file?: Blob } => ({
    ...(inputs[name] ?? example(name)),
    ...(rowOf(name).file ? { file: png() } : {}),
  });
};

/** Checks every row's access rule with every kind of caller. */
export function describeAccess(shop: Shop) {
  const { describe, test } = shop.runner;
  const callers: Record<Caller, () => Promise<{ as: TestCaller; me: InputUser }>> = {
    visitor: async () => ({ as: undefined, me: await shop.buyer() }),
    identity: async () => {
      const as = await shop.identity();
      return { as, me: { _id: unknownId(), email: as.email } };
    },
    buyer: async () => ({ as: await shop.buyer(), me: await shop.buyer() }),
    seller: async () => ({ as: await shop.seller(), me: await shop.seller() }),
    admin: async () => ({ as: 'admin', me: await shop.buyer() }),
  };

  describe('access', () => {
    describe.for(callNames)('%s', (name) => {
      const { method, access } = rowOf(name);
      test.for(literalPaths(rowOf(name)))(`${method} $path is for ${access.join(', ')}`, async ({ fixed }, context) => {
        await skipIfAddressLimited(shop, name)(context);
        for (const who of anyone) {
          const { as, me } = await callers[who]();
          // Other tests share these users, and need their tokens and their roles.
          if (name === 'signOut' && anyUser.some((role) => role === who)) continue;
          if (name === 'changeRole' && who === 'buyer') continue;
          const reply = await shop.send(name, { ...(await samples(shop, me))(name), ...fixed }, as);
          // A token of the wrong kind counts as none.
          const isRecognised = anyUser.some((role) => role === who) && access.some((one) => one !== 'identity');
          // Access is granted even if the thing does not exist (404).
          expectStatus(reply, allows(access, who) ? [200, 404] : [isRecognised ? 403 : 401], `${name} as ${who}`);
          if (reply.status !== 200) messageOf(reply);
        }
      });
    });

    test.for([
      ['text that is not a token', 'nonsense'],
      ['a token of three invalid parts', 'a.b.c'],
      ['a token without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.'],
      ['a token of 8,000 characters', 'a'.repeat(8000)],
    ] as const)('%s is refused by every protected call', async ([, token]) => {
      for (const name of callNames) {
        if (calls[name].access.some((who) => who === 'visitor')) continue;
        const input = (await samples(shop, await shop.buyer()))(name);
        await shop.expectRefused(401, name, input, { token });
      }
    });

    test('a token with the payload of another user is refused', async () => {
      const buyer = await shop.buyer();
      const seller = await shop.seller();
      const [header = '', , signature = ''] = buyer.token.split('.');
      const token = [header, seller.token.split('.')[1] ?? '', signature].join('.');
      await shop.expectRefused(401, 'getUser', { email: seller.email }, { token });
    });

    test('a token with another scheme than Bearer is refused', async () => {
      const { email, token } = await shop.buyer();
      const headers = { authorization: `Basic ${token}` };
      await shop.expectRefused(401, 'getUser', { email }, undefined, { headers });
    });

    test('a public call ignores an invalid token', async () => {
      await shop.call('listNewest', { category: 'macBook' }, { token: 'nonsense' });
    });
  });
}
