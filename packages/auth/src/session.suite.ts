import type { User } from '@apple-only/contract';
import { buyer } from '@apple-only/contract/fixtures';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { password } from './adapter.suite.ts';
import { createSession } from './create-session.ts';
import { memoryAdapter, type MemoryAdapterOptions } from './memory.ts';
import type { SessionApi } from './session-api.ts';
import type { SessionState } from './session.ts';
import { memoryStorage } from './storage.ts';
import { payloadOf } from './token-lifetime.ts';

export const sadia = { email: buyer.email, password, name: buyer.name };
export const nadia = { email: 'nadia@example.com', password, name: 'Nadia' };
export const hour = 3600;

export const httpError = (status: number | undefined, message = `refused with ${status}`) =>
  Object.assign(new Error(message), { status });
const base64 = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

let issued = 0;
/** An access token as the server issues it, by a clock that is `skew` seconds ahead of this device's. */
export function tokenFor(email: string, { lifetime = hour, skew = 0 } = {}) {
  const iat = Math.floor(Date.now() / 1000) + skew;
  return `${base64({ alg: 'HS256' })}.${base64({ email, iat, exp: iat + lifetime })}.signature-number-${++issued}`;
}

/** The part of the shop's server that a session uses. */
export function createShopServer(...registered: User[]) {
  const users = new Map(registered.map((user) => [user.email, user]));
  const api = {
    getToken: vi.fn<SessionApi['getToken']>(async ({ email }) => {
      if (!users.has(email)) throw httpError(404);
      return { accessToken: tokenFor(email) };
    }),
    getUser: vi.fn<SessionApi['getUser']>(async ({ email }, { token }) => {
      const user = users.get(email);
      if (!user || payloadOf(token)['email'] !== email) throw httpError(401);
      return user;
    }),
    saveUser: vi.fn<SessionApi['saveUser']>(async ({ body: { role = 'buyer', ...body } }) => {
      const user = users.get(body.email) ?? { ...body, role, verify: false, _id: body.email };
      users.set(user.email, user);
      return user;
    }),
    uploadPhoto: vi.fn<SessionApi['uploadPhoto']>(async (_input, options) => {
      options?.onProgress?.(0.5);
      return { data: { url: '/photos/1.webp' } };
    }),
  };
  return { users, api };
}

/** The storage that outlives a page: a new one for each test. */
export const device = { storage: memoryStorage() };
beforeEach(() => {
  device.storage = memoryStorage();
});

/** A page of the shop. The provider has accounts of both users. */
export function open(api: SessionApi, signedIn?: string, google?: MemoryAdapterOptions['google']) {
  const adapter = memoryAdapter({ accounts: [sadia, nadia], signedInEmail: signedIn, google });
  const drawPhoto = async (name: string) => new Blob([`drawn for ${name}`], { type: 'image/png' });
  const session = createSession({ adapter, api, storage: device.storage, drawPhoto });
  const seen: SessionState['status'][] = [session.getSnapshot().status];
  onTestFinished(session.subscribe(() => seen.push(session.getSnapshot().status)));
  return { session, adapter, seen };
}
/** Resolves when the session has loaded. */
export const settled = (session: { getSnapshot(): SessionState }) =>
  expect.poll(() => session.getSnapshot().status).not.toBe('loading');

/** Resolves when all pending work is done. */
export const idle = () => new Promise((resolve) => setTimeout(resolve));
