import { randomUUID } from 'node:crypto';
import type { RegistrableRole } from '../../packages/contract/src/roles.ts';
import { send, sleep, type Address, type Answer, type Call } from './client.ts';

/** A person who is signed in at the provider, and calls from an address of their own. */
export interface Newcomer {
  email: string;
  from: Address;
  headers: { authorization: string };
}

/** A registered person. */
export interface Member extends Newcomer {
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
export function peopleOf(origin: string, address: () => Address) {
  let photo: string | undefined;

  /** Makes a call that must succeed: again and again while a rate limit refuses it. */
  async function must<Result>(path: string, call: Call = {}): Promise<Result> {
    for (;;) {
      const answer = await send(origin + path, call);
      if (answer.status === 200) return JSON.parse(answer.text) as Result;
      if (answer.status !== 429) throw new Error(`${call.method ?? 'GET'} ${path}: ${answer.status} ${answer.text}`);
      await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
    }
  }

  const tokenOf = async ({ email, from, headers }: Newcomer) => {
    const { accessToken } = await must<{ accessToken: string }>(`/jwt?email=${email}`, { from, headers });
    return { authorization: `Bearer ${accessToken}` };
  };

  /** The address of a photo that the shop has. */
  const img = async () => {
    photo ??= (await must<{ img: string }[]>('/macBook?limit=1', { from: address() }))[0]?.img;
    if (!photo) throw new Error('The demo has no photo.');
    return photo;
  };

  /** A person without an account, although their ID token names one: enough for calls that do not ask the provider. */
  const newcomer = (): Newcomer => {
    const email = `${randomUUID()}@example.com`;
    return { email, from: address(), headers: { authorization: `Bearer ${idTokenOf(email)}` } };
  };

  const bearer = (idToken: string) => ({ authorization: `Bearer ${idToken}` });

  /** A person with an account at the provider. */
  const account = async (): Promise<Newcomer> => {
    const { email, from } = newcomer();
    const body = { email, password, returnSecureToken: true };
    const { idToken } = await must<{ idToken: string }>(signUpPath, { method: 'POST', from, body });
    return { email, from, headers: bearer(idToken) };
  };

  return {
    must,
    img,
    newcomer,
    account,
    /** The same person, signed in again: an access token expires. */
    async signedIn(person: Member): Promise<Member> {
      const { email, from } = person;
      const { idToken } = await must<{ idToken: string }>(signInPath, {
        method: 'POST',
        from,
        body: { email, password, returnSecureToken: true },
      });
      return { ...person, headers: await tokenOf({ email, from, headers: bearer(idToken) }) };
    },
    async member(role: RegistrableRole): Promise<Member> {
      const person = await account();
      const { from, headers, email } = person;
      const body = { name: `A ${role}`, email, role, img: await img() };
      const { _id } = await must<{ _id: string }>('/users', { method: 'POST', from, headers, body });
      return { ...person, _id, headers: await tokenOf(person) };
    },
    async admin(): Promise<Newcomer> {
      const from = address();
      const { idToken } = await must<{ idToken: string }>(signInPath, { method: 'POST', from, body: admin });
      const person = { email: admin.email, from, headers: { authorization: `Bearer ${idToken}` } };
      return { ...person, headers: await tokenOf(person) };
    },
    /** The fields of the product form. */
    async device(name: string) {
      return {
        name,
        selling_price: '620',
        original_price: '999',
        purchase_year: '2021',
        use_year: '3',
        number: '01711 204 118',
        description: 'Lived on a desk.',
        email: 'seller@example.com',
        img: await img(),
        condition: 'Good',
        category: 'macBook',
        location: 'Dhaka',
      };
    },
  };
}

export type People = ReturnType<typeof peopleOf>;

/** The data of a successful response; undefined for any other. */
export async function read<Result>(answer: Answer | Promise<Answer>): Promise<Result | undefined> {
  const { status, text } = await answer;
  return status === 200 ? (JSON.parse(text) as Result) : undefined;
}
