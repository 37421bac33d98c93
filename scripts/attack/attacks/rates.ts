import { randomUUID } from 'node:crypto';
import { ratesOf } from '../../../packages/contract/src/calls/rates.ts';
import { send } from '../client.ts';
import { flood, countExcess, type Attack } from '../outcome.ts';
import { password, signUpPath } from '../test-users.ts';

export const rateAttacks: Record<string, Attack> = {
  'lists that no other caller has asked for, each from elsewhere': async ({ origin, address }, until) => {
    const { ok: _, ...outcome } = await flood(until, 20, (turn) => {
      const cursor = Buffer.from(`${new Date().toISOString()} ${randomUUID()}`).toString('base64url');
      const path = `/macBook?limit=${(turn % 100) + 1}&cursor=${cursor}`;
      return send(origin + path, { from: address(), keepAlive: false });
    });
    return outcome;
  },

  'searches that no other caller has made, each from elsewhere': async ({ origin, address }, until) => {
    const words = ['macbok', 'iphone', 'charger', '256gb', 'আইফোন', "'; --", '13pro', 'the'];
    const { ok: _, ...outcome } = await flood(until, 20, (turn) => {
      const q = Array.from({ length: 1 + (turn % 6) }, () => words[Math.floor(Math.random() * words.length)]).join(' ');
      const path = `/products?q=${encodeURIComponent(`${q} ${turn}`)}&minPrice=${turn % 900}&sort=relevance&limit=100`;
      return send(origin + path, { from: address(), keepAlive: false });
    });
    return outcome;
  },

  'pages of products, by names that they do not have, each from elsewhere': async ({ origin, address }, until) => {
    const listed = (await (await fetch(`${origin}/iphone`)).json()) as { _id: string }[];
    const { ok: _, ...outcome } = await flood(until, 20, (turn) => {
      const id = turn % 2 ? listed[turn % listed.length]?._id : randomUUID();
      const headers = { accept: 'text/html' };
      return send(`${origin}/product/${id}/name-${turn}`, { from: address(), headers, keepAlive: false });
    });
    return outcome;
  },

  'accounts and people, as many as there can be': ({ origin, address, testUsers }, until) => {
    const from = address();
    return countExcess(ratesOf('saveUser').address.times, until, 20, async (turn) => {
      const { email, headers } = turn % 2 ? testUsers.identity() : await testUsers.account();
      if (turn % 2) {
        const { status, ...answer } = await send(origin + signUpPath, {
          method: 'POST',
          from,
          body: { email, password },
        });
        return { ...answer, status: status === 200 ? 201 : status };
      }
      const body = { name: 'One of many', email, role: 'seller', img: await testUsers.img() };
      return send(`${origin}/users`, { method: 'POST', from, headers, body });
    });
  },

  'messages from everywhere': ({ origin, address }, until) =>
    countExcess(ratesOf('sendMessage').total?.times ?? 0, until, 20, () =>
      send(`${origin}/contact`, {
        method: 'POST',
        from: address(),
        body: { name: 'A', email: 'a@example.com', message: 'Buy.'.repeat(1000) },
        keepAlive: false,
      }),
    ),

  'collecting what the categories tell': async ({ origin, address, testUsers }, until) => {
    const { headers } = await testUsers.user('buyer');
    const maxCalls = ratesOf('listCategory').user.times;
    return countExcess(maxCalls, until, 20, (turn) => {
      const category = ['macBook', 'iphone', 'accessories'][turn % 3];
      return send(`${origin}/categories/${category}?limit=100`, { from: address(), headers, keepAlive: false });
    });
  },
};
