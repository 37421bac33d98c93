import { describe, expect, test } from 'vitest';
import { AuthError } from './adapter.ts';
import { authMessage, authMessages } from './messages.ts';

const providerError = (code: AuthError['code'], providerCode: string) =>
  new AuthError(code, { providerCode, providerMessage: `The sign-in service says: ${providerCode}.` });

test('a wrong password and an unknown e-mail read exactly the same', () => {
  const wrong = authMessage(providerError('invalid-credentials', 'auth/wrong-password'));
  expect(wrong).toEqual(authMessage(providerError('invalid-credentials', 'auth/user-not-found')));
  expect(wrong).toEqual(authMessage(new AuthError('invalid-credentials')));
  expect(JSON.stringify(wrong)).not.toMatch(/auth\//);
});

test.each([
  ['weak-password', 'password'],
  ['email-in-use', 'email'],
  ['invalid-email', 'email'],
] as const)('%s is about the field %s', (code, field) => {
  expect(authMessage(providerError(code, `auth/${code}`)).field).toBe(field);
});

test('the message of the provider is the detail', () => {
  expect(authMessage(providerError('network', 'auth/network-request-failed'))).toEqual({
    ...authMessages.network,
    detail: 'The sign-in service says: auth/network-request-failed.',
  });
});

test('the unmet password requirements are the detail, in the words of the catalogue', () => {
  const requirements = [{ rule: 'min-length', length: 8 }, { rule: 'digit' }] as const;
  const error = new AuthError('weak-password', { providerMessage: 'No.', requirements });
  expect(authMessage(error)).toEqual({
    ...authMessages['weak-password'],
    detail: 'Use at least 8 characters. Include a digit.',
  });
  const passwordRules = { ...authMessages.passwordRules, digit: () => 'Eine Ziffer fehlt.' };
  expect(authMessage(error, { ...authMessages, passwordRules }).detail).toBe(
    'Use at least 8 characters. Eine Ziffer fehlt.',
  );
});

describe('an error of the server', () => {
  const serverError = (status: number | undefined, message: string) => Object.assign(new Error(message), { status });

  test('that is a refusal keeps its own message', () => {
    expect(authMessage(serverError(415, 'Photos can be JPEG, PNG, WebP or AVIF.'))).toEqual({
      message: 'Photos can be JPEG, PNG, WebP or AVIF.',
    });
  });

  test.each([503, 200, undefined])(
    'that is not a refusal (%s) gets the message for an unreachable server',
    (status) => {
      expect(authMessage(serverError(status, 'It is down.'))).toEqual({
        ...authMessages.unreachable,
        detail: 'It is down.',
      });
    },
  );
});

test.each([
  ['a TypeError', new TypeError('x is not a function')],
  ['a text', 'x is not a function'],
  ['undefined', undefined],
])('any other value gets the message for unknown errors: %s', (_value, error) => {
  expect(authMessage(error).message).toBe(authMessages.unknown.message);
});

test.each([
  ['network', new AuthError('network')],
  ['unreachable', Object.assign(new Error(''), { status: 503 })],
  ['unknown', undefined],
] as const)('the message %s can be replaced', (name, error) => {
  const german = { ...authMessages, [name]: { message: 'Keine Verbindung.' } };
  expect(authMessage(error, german)).toEqual({ message: 'Keine Verbindung.' });
});

test('a catalogue that lacks a message does not compile', () => {
  const { unknown: _, ...incomplete } = authMessages;
  // @ts-expect-error -- there is no sentence for 'unknown'
  authMessage(new AuthError('network'), incomplete);
});
