import { randomUUID } from 'node:crypto';
import { allows } from '../../../packages/contract/src/users/roles.ts';
import { callNames, wire } from '../../../packages/contract/src/calls/wire.ts';
import { send } from '../client.ts';
import { countUnauthorised, type Attack } from '../outcome.ts';
import { password, signInPath, signUpPath } from '../test-users.ts';

export const accessAttacks: Record<string, Attack> = {
  'forged and damaged tokens': async ({ origin, address, testUsers }, until) => {
    const { _id, from, headers } = await testUsers.user('buyer');
    const [head = '', body = '', signature = ''] = headers.authorization.replace('Bearer ', '').split('.');
    const admin = Buffer.from(JSON.stringify({ sub: 'admin', role: 'admin', exp: 9e9, iat: 1, auth_time: 1 }));
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const tokens = [
      `${unsigned}.${body}.`,
      `${unsigned}.${admin.toString('base64url')}.`,
      `${head}.${admin.toString('base64url')}.${signature}`,
      `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'owner',
      'x'.repeat(8000),
      '',
    ];
    // A path that the buyer may read with the real token.
    const path = `${origin}/buyer/bookingByUser?id=${_id}`;
    return countUnauthorised(until, 20, (turn) =>
      send(path, {
        from: turn % 2 ? from : address(),
        headers: { authorization: `Bearer ${tokens[turn % tokens.length]}` },
        keepAlive: turn % 2 > 0,
      }),
    );
  },

  'calls that are for others': async ({ origin, testUsers }, until) => {
    const visitor = { ...testUsers.identity(), headers: {} };
    const callers = [
      ['visitor', visitor],
      ['identity', testUsers.identity()],
      ['buyer', await testUsers.user('buyer')],
      ['seller', await testUsers.user('seller')],
    ] as const;
    const attempts = callers.flatMap(([kind, { from, headers }]) =>
      callNames
        .filter((name) => !allows(wire[name].access, kind))
        .map((name) => ({ from, headers, method: wire[name].method, path: wire[name].path })),
    );
    return countUnauthorised(until, 20, (turn) => {
      const { path, ...call } = attempts[turn % attempts.length] ?? { path: '', method: 'GET' };
      const where = path.replace('{category}', 'macBook').replace(/\{\w+\}/, randomUUID());
      return send(`${origin}${where}?id=${randomUUID()}`, { ...call, ...(call.method === 'GET' ? {} : { body: {} }) });
    });
  },

  'guessing a password': async ({ origin, address, testUsers }, until) => {
    const email = testUsers.identity().email;
    // One address: the emulator serves a single machine.
    const from = address();
    await testUsers.expectOk(signUpPath, { method: 'POST', from, body: { email, password } });
    const guess = (word: string) =>
      send(origin + signInPath, { method: 'POST', from, body: { email, password: word } });
    let checkedGuesses = 0;
    const outcome = await countUnauthorised(until, 20, async (turn) => {
      // Tries the correct password only after the limit.
      const answer = await guess(turn > 50 ? password : `wrong ${turn}`);
      if (answer.text.includes('INVALID_LOGIN_CREDENTIALS')) checkedGuesses += 1;
      return answer;
    });
    return { ...outcome, excess: Math.max(0, checkedGuesses - 10) };
  },
};
