import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { signInErrors } from '@apple-only/contract/fixtures';
import { FirebaseError } from 'firebase/app';
import {
  AuthErrorCodes,
  getAuth,
  GoogleAuthProvider,
  signInAnonymously,
  signInWithCredential,
  type Auth,
  type AuthProvider,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeAdapter, password, ready, authErrorOf, uniqueEmail, type PickGoogleAccount } from './adapter.suite.ts';
import { AuthError } from './adapter.ts';
import { firebaseAdapter, toAuthError } from './firebase.ts';
import { authMessage } from './messages.ts';
import { payloadOf } from './token-lifetime.ts';

interface GoogleClaims {
  email?: string;
  sub?: string;
  name?: string | undefined;
  email_verified?: boolean;
}
// Node has no windows. Their events are simulated, and their result goes to the emulator as Firebase sends it.
const google = vi.hoisted(() => ({
  window: (): Promise<GoogleClaims> => Promise.reject(new Error('No window was expected.')),
  close: vi.fn<() => void>(),
}));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  browserPopupRedirectResolver: class {
    _openPopup() {
      return Promise.resolve({ close: google.close });
    }
  },
  signInWithPopup: async (auth: Auth, provider: AuthProvider, Resolver: new () => PopupResolver) => {
    await new Resolver()._openPopup(auth, provider);
    const claims = { email_verified: true, ...(await google.window()) };
    const idToken = JSON.stringify({ sub: claims.email?.toLowerCase(), ...claims });
    return signInWithCredential(auth, GoogleAuthProvider.credential(idToken));
  },
}));
interface PopupResolver {
  _openPopup(auth: Auth, provider: AuthProvider): Promise<unknown>;
}

const projectId = 'demo-auth-tests';
const settings = { authDomain: `${projectId}.firebaseapp.com`, projectId };

/** Firebase's own emulator, in this process. Its module is CommonJS, without types. */
const emulator: { createApp(project: string): Promise<RequestListener> } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/auth/server',
);

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

let server: Server;
let emulatorUrl: string;
beforeAll(async () => {
  server = createServer(await emulator.createApp(projectId));
  emulatorUrl = await listen(server);
}, 60_000);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Calls the emulator as its administrator. */
async function administer(method: 'PATCH' | 'POST', path: string, body: object) {
  const response = await fetch(`${emulatorUrl}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Firebase stores a sign-in under its API key: a new key makes a new device. */
const create = (apiKey: string = crypto.randomUUID(), url = emulatorUrl) =>
  firebaseAdapter({ ...settings, apiKey, emulatorUrl: url });

function open(url?: string) {
  const adapter = create(undefined, url);
  onTestFinished(() => adapter.dispose());
  return ready(adapter);
}

const withGoogle = (window: PickGoogleAccount) => {
  google.window = window;
  return create();
};
describeAdapter('Firebase', withGoogle);

describe('in a project with e-mail enumeration protection', () => {
  beforeAll(() =>
    administer('PATCH', `/emulator/v1/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
  );
  describeAdapter('Firebase', withGoogle);
});

test('a Google account is linked to the account with the same proven e-mail, whose password keeps working', async () => {
  const email = uniqueEmail();
  const adapter = await open();
  const { id } = await adapter.register({ email, password });
  await adapter.signOut();
  await update({ localId: id, emailVerified: true });
  google.window = async () => ({ email });
  expect(await adapter.signInWith('google')).toMatchObject({ id, methods: ['password', 'google'] });
  await adapter.signOut();
  expect(await adapter.signIn({ email, password })).toMatchObject({ id });
});

test('aborting a Google sign-in closes its popup', async () => {
  const adapter = await open();
  google.window = () => new Promise(() => undefined);
  const controller = new AbortController();
  const attempt = authErrorOf(adapter.signInWith('google', { signal: controller.signal }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(google.close).not.toHaveBeenCalled();
  controller.abort();
  await attempt;
  expect(google.close).toHaveBeenCalledOnce();
});

test('a Google account with an unproven e-mail cannot sign in to the account with that e-mail', async () => {
  const email = uniqueEmail();
  const adapter = await open();
  await adapter.register({ email, password });
  await adapter.signOut();
  google.window = async () => ({ email, email_verified: false });
  expect(await authErrorOf(adapter.signInWith('google'))).toMatchObject({
    code: 'account-exists',
    providerCode: 'auth/account-exists-with-different-credential',
  });
  expect(adapter.getState()).toEqual({ status: 'signed-out' });
});

test('when the account is deleted at the provider, a call rejects with session-ended and the user is signed out', async () => {
  const adapter = await open();
  const { id } = await adapter.register({ email: uniqueEmail(), password });
  await administer('POST', `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`, { localId: id });
  expect((await authErrorOf(adapter.setName('Nobody'))).code).toBe('session-ended');
  await expect.poll(() => adapter.getState().status).toBe('signed-out');
});

test('a user of the same Firebase project who has no e-mail is not signed in to the shop, and has no token', async () => {
  const adapter = await open();
  await signInAnonymously(getAuth());
  expect(adapter.getState()).toEqual({ status: 'signed-out' });
  expect(await adapter.getToken()).toBeNull();
  expect((await authErrorOf(adapter.setName('Nobody'))).providerMessage).toBe('No user is signed in.');
});

test('an account without an e-mail is refused, and does not stay signed in at the provider', async () => {
  const adapter = await open();
  google.window = async () => ({ sub: crypto.randomUUID() });
  expect((await authErrorOf(adapter.signInWith('google'))).providerMessage).toBe('The account has no e-mail address.');
  expect(getAuth().currentUser).toBeNull();
  expect(adapter.getState()).toEqual({ status: 'signed-out' });
});

test('the next adapter on the same device restores the sign-in', async () => {
  const key = crypto.randomUUID();
  const before = await ready(create(key));
  const user = await before.register({ email: uniqueEmail(), password });
  before.dispose();
  const after = create(key);
  onTestFinished(() => after.dispose());
  expect(after.getState()).toEqual({ status: 'loading' });
  expect(await after.getToken()).not.toBeNull();
  expect(after.getState()).toEqual({ status: 'signed-in', user });
});

const update = (account: object) =>
  administer('POST', `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, account);

test('signing in to a disabled account rejects with disabled', async () => {
  const adapter = await open();
  const email = uniqueEmail();
  const { id } = await adapter.register({ email, password });
  await adapter.signOut();
  await update({ localId: id, disableUser: true });
  expect((await authErrorOf(adapter.signIn({ email, password }))).code).toBe('disabled');
});

test('signing in at an unreachable provider rejects with network', async () => {
  const closedServer = createServer();
  const url = await listen(closedServer);
  await new Promise((resolve) => closedServer.close(resolve));
  const adapter = await open(url);
  const error = await authErrorOf(adapter.signIn({ email: uniqueEmail(), password }));
  expect(error).toMatchObject({ code: 'network', providerCode: 'auth/network-request-failed' });
});

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.', 'too-many-requests'],
  ['OPERATION_NOT_ALLOWED', 'misconfigured'],
  ['CONFIGURATION_NOT_FOUND', 'misconfigured'],
  ['API key not valid. Please pass a valid API key.', 'misconfigured'],
  ['Requests from referer http://localhost are blocked.', 'misconfigured'],
  ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [a digit]', 'weak-password'],
  ['SOMETHING_NEW', 'unknown'],
])('the provider error "%s" is mapped to %s', async (message, code) => {
  const failingServer = createServer((_request, response) => {
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code: 400, message } }));
  });
  const adapter = await open(await listen(failingServer));
  onTestFinished(() => void failingServer.close());
  expect((await authErrorOf(adapter.signIn({ email: uniqueEmail(), password }))).code).toBe(code);
});

/** The links that were sent by e-mail. */
async function sentLinks() {
  const codes = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { oobCodes } = (await codes.json()) as { oobCodes: { email: string; oobLink: string; requestType: string }[] };
  return oobCodes;
}

test('links are sent to the e-mail of an account only: for its password, and to prove it', async () => {
  const email = uniqueEmail();
  const unknown = uniqueEmail();
  const adapter = await open();
  await adapter.register({ email, password });
  await adapter.sendEmailProof?.();
  await adapter.sendPasswordReset(email);
  await adapter.sendPasswordReset(unknown);
  const links = (await sentLinks()).filter((sent) => [email, unknown].includes(sent.email));
  expect(links.map((sent) => [sent.email, sent.requestType])).toEqual([
    [email, 'VERIFY_EMAIL'],
    [email, 'PASSWORD_RESET'],
  ]);
});

test('a fresh token says that the e-mail was proven, without a new sign-in', async () => {
  const email = uniqueEmail();
  const adapter = await open();
  await adapter.register({ email, password });
  const claimsOf = async (options?: { fresh: boolean }) => payloadOf((await adapter.getToken(options)) ?? '');
  const before = await claimsOf();
  expect(before).toMatchObject({ email, email_verified: false });
  await adapter.sendEmailProof?.();
  const link = (await sentLinks()).find((sent) => sent.email === email && sent.requestType === 'VERIFY_EMAIL');
  expect((await fetch(link?.oobLink ?? '')).ok).toBe(true);
  expect(await claimsOf()).toMatchObject({ email_verified: false });
  expect(await claimsOf({ fresh: true })).toMatchObject({ email_verified: true, auth_time: before['auth_time'] });
  expect(await claimsOf()).toMatchObject({ email_verified: true });
});

test('passwords are neither trimmed, truncated nor lower-cased', async () => {
  const email = uniqueEmail();
  const adapter = await open();
  const typed = '  Six or More, and then some: 64 characters are no trouble at all\t';
  const { id } = await adapter.register({ email, password: typed });
  await adapter.signOut();
  for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, -1)]) {
    expect(await authErrorOf(adapter.signIn({ email, password: other }))).toMatchObject({
      code: 'invalid-credentials',
    });
  }
  expect(await adapter.signIn({ email, password: typed })).toMatchObject({ id });
});

describe('a password that the project refuses', () => {
  /** Answers as Google's servers do: the emulator stores a password policy, but neither serves nor enforces it. */
  async function registrationErrorFor(message: string) {
    const failingServer = createServer((_request, response) => {
      const errors = [{ message, domain: 'global', reason: 'invalid' }];
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { code: 400, message, errors } }));
    });
    const adapter = await open(await listen(failingServer));
    onTestFinished(() => void failingServer.close());
    return authErrorOf(adapter.register({ email: uniqueEmail(), password }));
  }

  test('reports all requirements of the policy that it does not meet', async () => {
    const lacking = [
      'Password must contain at least 8 characters',
      'Password may contain at most 50 characters',
      'Password must contain a lower case character',
      'Password must contain an upper case character',
      'Password must contain a numeric character',
      'Password must contain a non-alphanumeric character',
    ];
    const error = await registrationErrorFor(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${lacking.join(', ')}]`,
    );
    expect(error).toMatchObject({
      code: 'weak-password',
      providerCode: 'auth/password-does-not-meet-requirements',
      requirements: [
        { rule: 'min-length', length: 8 },
        { rule: 'max-length', length: 50 },
        { rule: 'lower-case' },
        { rule: 'upper-case' },
        { rule: 'digit' },
        { rule: 'symbol' },
      ],
    });
    expect(authMessage(error)).toEqual({
      message: 'This password does not meet the requirements. Choose another one.',
      detail:
        'Use at least 8 characters. Use at most 50 characters. Include a lower-case letter. Include an upper-case letter. ' +
        'Include a digit. Include a symbol, such as ! or #.',
      field: 'password',
    });
  });

  test('reports the minimum length if there is no policy', async () => {
    const adapter = await open();
    const error = await authErrorOf(adapter.register({ email: uniqueEmail(), password: '12345' }));
    expect(error).toMatchObject({
      providerCode: 'auth/weak-password',
      requirements: [{ rule: 'min-length', length: 6 }],
    });
    expect(authMessage(error)).toMatchObject({ field: 'password', detail: 'Use at least 6 characters.' });
  });

  test.each([
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, Password must rhyme]',
    'WEAK_PASSWORD : Password was found in a leak',
    'WEAK_PASSWORD',
  ])('reports the message of Firebase if its reason is unknown: %s', async (message) => {
    const error = await registrationErrorFor(message);
    expect(error).toMatchObject({ code: 'weak-password', requirements: undefined });
    expect(authMessage(error).detail).toBe(error.providerMessage);
    expect(error.providerMessage).toContain(message.split(' : ')[1] ?? 'weak password');
    expect(error.providerMessage).not.toMatch(/Firebase|auth\//);
  });
});

test('settings without an API key throw immediately', () => {
  expect(() => firebaseAdapter({ ...settings, apiKey: '' })).toThrow(
    expect.objectContaining({ code: 'misconfigured', providerCode: 'auth/invalid-api-key' }),
  );
  // They do not block valid ones afterwards.
  create().dispose();
});

test.each([
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/cancelled-popup-request', 'popup-replaced'],
  ['auth/web-storage-unsupported', 'storage-blocked'],
  ['auth/unauthorized-domain', 'misconfigured'],
  ['auth/network-request-failed', 'network'],
  ['auth/internal-error', 'unknown'],
  ['auth/invalid-auth-event', 'unknown'],
  ['auth/user-token-expired', 'session-ended'],
])('%s is mapped to %s', (providerCode, code) => {
  expect(toAuthError(new FirebaseError(providerCode, providerCode)).code).toBe(code);
});

test('the sign-in errors in stories are the real messages', () => {
  const { invalidCredentials, ...errors } = signInErrors;
  for (const shown of Object.values(errors)) {
    const code = `auth/${/: (.+)\.$/.exec(shown.detail)?.[1]?.replaceAll(' ', '-')}`;
    expect(authMessage(toAuthError(new FirebaseError(code, `Firebase: Error (${code}).`)))).toEqual(shown);
  }
  expect(authMessage(new AuthError('invalid-credentials'))).toEqual(invalidCredentials);
});

test('every Firebase error becomes an AuthError with its code and message', () => {
  for (const providerCode of Object.values(AuthErrorCodes)) {
    const cause = new FirebaseError(providerCode, `Firebase: Error (${providerCode}).`);
    const error = toAuthError(cause);
    expect(error).toBeInstanceOf(AuthError);
    const words = providerCode.replace('auth/', '').replaceAll('-', ' ');
    expect(error).toMatchObject({ providerCode, providerMessage: `The sign-in service says: ${words}.`, cause });
  }
  expect(toAuthError(new DOMException('denied', 'SecurityError')).code).toBe('storage-blocked');
  expect(toAuthError('nonsense').code).toBe('unknown');
});
