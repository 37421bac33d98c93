import { randomUUID } from 'node:crypto';
import { aNewProduct } from '../../packages/contract/src/fixtures.ts';
import type { RegistrableRole } from '../../packages/contract/src/users/roles.ts';
import { send, sleep, type Address, type Answer, type Call } from './client.ts';

/** A user who is signed in at the provider, and calls from an address of their own. */
export interface Identity {
  email: string;
  from: Address;
  headers: { authorization: string };
}

/** A registered user. */
export interface RegisteredUser extends Identity {
  _id: string;
}

/** The demo's admin (apps/server/demo/catalogue.ts). */
const admin = { email: 'admin@appleonly.example', password: 'admin-sample' };

/** The password of all other accounts. */
export const password = 'six or more';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
export const signUpPath = `${accounts}:signUp?key=any`;
export const signInPath = `${accounts}:signInWithPassword?key=any`;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An ID token, as the local emulator writes them: unsigned. */
function idTokenOf(email: string): string {
  const now = Math.floor(Date.now() / 1000);
  const firebase = { sign_in_provider: 'password', identities: {} };
  const claims = { iss: 'https://securetoken.google.com/demo-apple-only', aud: 'demo-apple-only', firebase };
  const times = { iat: now, auth_time: now, exp: now + 3600 };
  return `${encoded({ alg: 'none' })}.${encoded({ ...claims, ...times, sub: email, user_id: email, email })}.`;
}

/** The people who use a shop, customers and attackers. */
export function createTestUsers(origin: string, address: () => Address) {
  let photo: string | undefined;

  /** Makes a call that must succeed. Repeats it while a rate limit refuses it. */
  async function expectOk<Result>(path: string, call: Call = {}): Promise<Result> {
    for (;;) {
      const answer = await send(origin + path, call);
      if (answer.status === 200) return JSON.parse(answer.text) as Result;
      if (answer.status !== 429) throw new Error(`${call.method ?? 'GET'} ${path}: ${answer.status} ${answer.text}`);
      await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
    }
  }

  const tokenOf = async ({ email, from, headers }: Identity) => {
    const { accessToken } = await expectOk<{ accessToken: string }>(`/jwt?email=${email}`, { from, headers });
    return { authorization: `Bearer ${accessToken}` };
  };

  /** The address of a photo that the shop has. */
  const img = async () => {
    photo ??= (await expectOk<{ img: string }[]>('/macBook?limit=1', { from: address() }))[0]?.img;
    if (!photo) throw new Error('The demo has no photo.');
    return photo;
  };

  /** A user without an account, although their ID token names one: enough for calls that do not ask the provider. */
  const identity = (): Identity => {
    const email = `${randomUUID()}@example.com`;
    return { email, from: address(), headers: { authorization: `Bearer ${idTokenOf(email)}` } };
  };

  const bearer = (idToken: string) => ({ authorization: `Bearer ${idToken}` });

  /** A user with an account at the provider. */
  const account = async (): Promise<Identity> => {
    const { email, from } = identity();
    const body = { email, password, returnSecureToken: true };
    const { idToken } = await expectOk<{ idToken: string }>(signUpPath, { method: 'POST', from, body });
    return { email, from, headers: bearer(idToken) };
  };

  return {
    expectOk,
    img,
    identity,
    account,
    /** The same user, signed in again: an access token expires. */
    async signedIn(user: RegisteredUser): Promise<RegisteredUser> {
      const { email, from } = user;
      const { idToken } = await expectOk<{ idToken: string }>(signInPath, {
        method: 'POST',
        from,
        body: { email, password, returnSecureToken: true },
      });
      return { ...user, headers: await tokenOf({ email, from, headers: bearer(idToken) }) };
    },
    async user(role: RegistrableRole): Promise<RegisteredUser> {
      const user = await account();
      const { from, headers, email } = user;
      const body = { name: `A ${role}`, email, role, img: await img() };
      const { _id } = await expectOk<{ _id: string }>('/users', { method: 'POST', from, headers, body });
      return { ...user, _id, headers: await tokenOf(user) };
    },
    async admin(): Promise<Identity> {
      const from = address();
      const { idToken } = await expectOk<{ idToken: string }>(signInPath, { method: 'POST', from, body: admin });
      const user = { email: admin.email, from, headers: { authorization: `Bearer ${idToken}` } };
      return { ...user, headers: await tokenOf(user) };
    },
    /** The fields of the product form. */
    async device(name: string) {
      return aNewProduct({ name, img: await img() });
    },
  };
}

export type TestUsers = ReturnType<typeof createTestUsers>;

/** The data of a successful response; undefined for any other. */
export async function read<Result>(answer: Answer | Promise<Answer>): Promise<Result | undefined> {
  const { status, text } = await answer;
  return status === 200 ? (JSON.parse(text) as Result) : undefined;
}
