import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeAdapter, type PickGoogleAccount } from './adapter.suite.ts';
import { AuthError, type AuthUser } from './adapter.ts';
import { ownServerAdapter } from './own-server-adapter.example.ts';
import { authMessages } from './messages.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

test('the adapter in the README is the one that is tested here', async () => {
  const example = await readFile(new URL('own-server-adapter.example.ts', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`ts\n${example.replace("'./index.ts'", "'@apple-only/auth'")}\`\`\``);
});

test('the README documents every error code and every password rule', () => {
  const { unreachable: _, passwordRules, ...codes } = authMessages;
  for (const word of Object.keys({ ...codes, ...passwordRules })) expect(readme).toContain(`\`${word}\``);
});

/** A server as a reader of the example would write it, with a single browser. */
function createSignInServer(google: PickGoogleAccount) {
  const accounts = new Map<string, { user: AuthUser; password: string | undefined }>();
  let current: string | undefined;
  let outcome: string | undefined;
  const enter = (email = '') => {
    const account = accounts.get(email);
    current = account && email;
    return account ? account.user : 404;
  };
  const answers: Record<string, (body: { email: string; password: string; name: string }) => unknown> = {
    '/me': () => (current === undefined ? 401 : enter(current)),
    '/register': ({ email, password }) => {
      const key = email.toLowerCase();
      if (!key.includes('@')) return 400;
      if (accounts.has(key)) return 409;
      if (password.length < 6) return 422;
      const user: AuthUser = { id: String(accounts.size), email: key, name: null, methods: ['password'] };
      accounts.set(key, { user, password });
      return enter(key);
    },
    '/name': ({ name }) => {
      const account = accounts.get(current ?? '');
      if (!account) return 403;
      account.user = { ...account.user, name };
      return account.user;
    },
    '/sign-in': ({ email, password }) =>
      accounts.get(email.toLowerCase())?.password === password ? enter(email.toLowerCase()) : 401,
    '/with/google/outcome': () => enter(outcome),
    '/reset': () => ({}),
    '/proof': () => (current === undefined ? 403 : {}),
    '/sign-out': () => {
      current = undefined;
      return {};
    },
    '/token': () => 'a token',
  };
  const popup = () => {
    const window = { closed: false, close: () => (window.closed = true) };
    outcome = undefined;
    const pick = async () => {
      const { email, name } = await google();
      outcome = email.toLowerCase();
      const id = accounts.get(outcome)?.user.id ?? String(accounts.size);
      const user: AuthUser = { id, email: outcome, name: name ?? null, methods: ['google'] };
      accounts.set(outcome, { user, password: undefined });
    };
    void pick()
      .catch(() => undefined)
      .finally(window.close);
    return window;
  };
  return { answers, popup };
}

describeAdapter("README's", (google) => {
  const { answers, popup } = createSignInServer(google);
  vi.stubGlobal('window', { open: popup });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const answer = answers[new URL(address).pathname]?.(JSON.parse(body)) ?? 404;
    if (typeof answer === 'number') return new Response('refused', { status: answer });
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return ownServerAdapter('https://sign-in.test');
});

describe('while the first /me response is pending', () => {
  const user: AuthUser = { id: '1', email: 'sadia@example.com', name: null, methods: ['password'] };
  /** The adapter, with a server whose first answer the test controls. */
  function open() {
    const first = Promise.withResolvers<Response>();
    const answers: Record<string, () => Response | Promise<Response>> = {
      '/me': () => first.promise,
      '/sign-in': () => Response.json(user),
      '/token': () => new Response('a token'),
    };
    vi.stubGlobal('fetch', async (address: string) => answers[new URL(address).pathname]?.());
    onTestFinished(() => void vi.unstubAllGlobals());
    return { adapter: ownServerAdapter('https://sign-in.test'), answer: first.resolve };
  }

  test('a sign-in is not undone by that response', async () => {
    const { adapter, answer } = open();
    await adapter.signIn({ email: user.email, password: 'secret1' });
    answer(new Response('refused', { status: 401 }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(adapter.getState()).toEqual({ status: 'signed-in', user });
  });

  test('getToken waits for that response', async () => {
    const { adapter, answer } = open();
    const token = adapter.getToken();
    answer(Response.json(user));
    expect(await token).toBe('a token');
  });
});

test('an unreachable server rejects with a network AuthError', async () => {
  const closedServer = createServer().listen(0);
  const address = closedServer.address();
  await new Promise((resolve) => closedServer.close(resolve));
  const adapter = ownServerAdapter(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const error = await adapter.signIn({ email: 'sadia@example.com', password: 'secret' }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(AuthError);
  expect(error).toMatchObject({ code: 'network' });
});
