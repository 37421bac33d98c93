import { expect, test } from 'vitest';
import { describeAdapter, password, authErrorOf, uniqueEmail } from './adapter.suite.ts';
import { memoryAdapter } from './memory.ts';

describeAdapter('in-memory', (google) => memoryAdapter({ google }));

test('a password that is too short reports the minimum length', async () => {
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
    'an unknown signedInEmail',
    { accounts: [{ email: 'a@a.example', password }], signedInEmail: 'z@z.example' },
    'No account has the e-mail z@z.example.',
  ],
  [
    'two accounts with the same e-mail',
    { accounts: ['a@a.example', 'A@a.example'].map((email) => ({ email, password })) },
    'Two accounts have the e-mail A@a.example.',
  ],
])('invalid accounts throw: %s', (_what, options, sentence) => {
  expect(() => memoryAdapter(options)).toThrow(sentence);
});

test('a disabled account is reported as disabled only for the correct password', async () => {
  const email = uniqueEmail();
  const adapter = memoryAdapter({ accounts: [{ email, password, disabled: true }] });
  expect((await authErrorOf(adapter.signIn({ email, password }))).code).toBe('disabled');
  expect((await authErrorOf(adapter.signIn({ email, password: 'a guess' }))).code).toBe('invalid-credentials');
});

test('by default, the Google popup is closed without a sign-in', async () => {
  expect((await authErrorOf(memoryAdapter().signInWith('google'))).code).toBe('popup-closed');
});
