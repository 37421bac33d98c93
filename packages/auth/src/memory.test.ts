import { expect, test } from 'vitest';
import { describeAdapter, password, authErrorOf, uniqueEmail } from './adapter.suite.ts';
import { memoryAdapter } from './memory.ts';

describeAdapter('in-memory', (google) => memoryAdapter({ google }));

test('a password that is too short says how long it must be', async () => {
  const refusal = await authErrorOf(memoryAdapter().register({ email: uniqueEmail(), password: '12345' }));
  expect(refusal.requirements).toEqual([{ rule: 'min-length', length: 6 }]);
});

test('accounts can exist from the start, and one of them be signed in', () => {
  const email = uniqueEmail();
  const adapter = memoryAdapter({ accounts: [{ email, password, name: 'Sadia' }], signedInEmail: email });
  expect(adapter.getState()).toMatchObject({ status: 'signed-in', user: { email, name: 'Sadia' } });
});

test.each([
  [
    'the account that is signed in',
    { accounts: [{ email: 'a@a.example', password }], signedInEmail: 'z@z.example' },
    'No account has the e-mail z@z.example.',
  ],
  [
    'two accounts with an e-mail',
    { accounts: ['a@a.example', 'A@a.example'].map((email) => ({ email, password })) },
    'Two accounts have the e-mail A@a.example.',
  ],
])('a mistake in the accounts is told: %s', (_what, options, sentence) => {
  expect(() => memoryAdapter(options)).toThrow(sentence);
});

test('a disabled account is told so only to a person who knows its password', async () => {
  const email = uniqueEmail();
  const adapter = memoryAdapter({ accounts: [{ email, password, disabled: true }] });
  expect((await authErrorOf(adapter.signIn({ email, password }))).code).toBe('disabled');
  expect((await authErrorOf(adapter.signIn({ email, password: 'a guess' }))).code).toBe('invalid-credentials');
});

test("a person who does nothing else in Google's window closes it", async () => {
  expect((await authErrorOf(memoryAdapter().signInWith('google'))).code).toBe('popup-closed');
});
