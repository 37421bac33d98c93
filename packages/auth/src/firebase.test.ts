import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { FirebaseError } from 'firebase/app';
import { AuthErrorCodes } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeAdapter, password, ready, refusalOf, someone } from './adapter.suite.ts';
import { AuthError } from './adapter.ts';
import { firebaseAdapter, toAuthError } from './firebase.ts';

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

/** Asks the emulator as its administrator. */
async function administer(method: 'PATCH' | 'POST', path: string, body: object) {
  const response = await fetch(`${emulatorUrl}${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Firebase keeps a sign-in by the key it was made with: a key of its own makes a fresh device. */
const create = (apiKey: string = crypto.randomUUID(), url = emulatorUrl) =>
  firebaseAdapter({ ...settings, apiKey, emulatorUrl: url });

function open(url?: string) {
  const adapter = create(undefined, url);
  onTestFinished(() => adapter.dispose());
  return ready(adapter);
}

describeAdapter('Firebase', () => create());

describe('in a project that does not tell which e-mails exist', () => {
  beforeAll(() =>
    administer('PATCH', `/emulator/v1/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
  );
  describeAdapter('Firebase', () => create());
});

test('the next adapter on this device finds the person signed in', async () => {
  const key = crypto.randomUUID();
  const before = await ready(create(key));
  const user = await before.register({ email: someone(), password });
  before.dispose();
  const after = create(key);
  onTestFinished(() => after.dispose());
  expect(after.getState()).toEqual({ status: 'loading' });
  expect(await after.getToken()).not.toBeNull();
  expect(after.getState()).toEqual({ status: 'signed-in', user });
});

const update = (account: object) =>
  administer('POST', `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`, account);

test('an account that was disabled at the provider is refused as such', async () => {
  const adapter = await open();
  const email = someone();
  const { id } = await adapter.register({ email, password });
  await adapter.signOut();
  await update({ localId: id, disableUser: true });
  expect((await refusalOf(adapter.signIn({ email, password }))).code).toBe('disabled');
});

test('an unreachable provider is told from a refusal', async () => {
  const gone = createServer();
  const url = await listen(gone);
  await new Promise((resolve) => gone.close(resolve));
  const adapter = await open(url);
  const error = await refusalOf(adapter.signIn({ email: someone(), password }));
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
])('the provider answering "%s" means %s', async (message, code) => {
  const refusing = createServer((_request, response) => {
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { code: 400, message } }));
  });
  const adapter = await open(await listen(refusing));
  onTestFinished(() => void refusing.close());
  expect((await refusalOf(adapter.signIn({ email: someone(), password }))).code).toBe(code);
});

test('settings without a key are refused at once', () => {
  expect(() => firebaseAdapter({ ...settings, apiKey: '' })).toThrow(
    expect.objectContaining({ code: 'misconfigured', providerCode: 'auth/invalid-api-key' }),
  );
  // And do not stand in the way of better ones.
  create().dispose();
});

test("whatever Firebase throws becomes an AuthError with Firebase's own code and message", () => {
  for (const providerCode of Object.values(AuthErrorCodes)) {
    const cause = new FirebaseError(providerCode, `Firebase: Error (${providerCode}).`);
    const error = toAuthError(cause);
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ providerCode, providerMessage: `Firebase: Error (${providerCode}).`, cause });
  }
  expect(toAuthError(new DOMException('denied', 'SecurityError')).code).toBe('storage-blocked');
  expect(toAuthError('nonsense').code).toBe('unknown');
});
