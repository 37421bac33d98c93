import { expect, test } from 'vitest';
import { describeAdapter, password, refusalOf, someone } from './adapter.suite.ts';
import { memoryAdapter } from './memory.ts';

describeAdapter('in-memory', (google) => memoryAdapter({ google }));

test('accounts can exist from the start, and one of them be signed in', () => {
  const email = someone();
  const adapter = memoryAdapter({ accounts: [{ email, password, name: 'Sadia' }], signedIn: email });
  expect(adapter.getState()).toMatchObject({ status: 'signed-in', user: { email, name: 'Sadia' } });
});

test('a disabled account is told so only to whoever knows its password', async () => {
  const email = someone();
  const adapter = memoryAdapter({ accounts: [{ email, password, disabled: true }] });
  expect((await refusalOf(adapter.signIn({ email, password }))).code).toBe('disabled');
  expect((await refusalOf(adapter.signIn({ email, password: 'a guess' }))).code).toBe('invalid-credentials');
});

test("a person who does nothing else in Google's window closes it", async () => {
  expect((await refusalOf(memoryAdapter().signInWith('google'))).code).toBe('popup-closed');
});
