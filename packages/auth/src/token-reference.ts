import { lifetimeOf, payloadOf } from './token-lifetime.ts';

// A reference stands for an access token in a cookie. Scripts handle it like the token, but the API refuses it: it is useless without the
// cookie. It has the form of a JWT, so that its lifetime is read like a token's.

/** Takes the place of a JWT's header. */
const prefix = 'reference';

/** The content of a reference. */
export interface TokenReference {
  /** The digest of the user's e-mail. */
  emailDigest: string;
  /** The digest of the token. */
  tokenDigest: string;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The SHA-256 of a text, in base64url. */
export async function digestOf(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** The reference to a newly issued token. */
export async function referenceTo({ token, email }: { token: string; email: string }): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  const payload = { iat, exp: iat + Math.floor(lifetimeOf(token) / 1000), user: await digestOf(email) };
  return `${prefix}.${base64url(new TextEncoder().encode(JSON.stringify(payload)))}.${await digestOf(token)}`;
}

/** The content of a bearer that is a reference; undefined for any other, such as an ID token. */
export function readReference(bearer: string): TokenReference | undefined {
  const [first, , token = ''] = bearer.split('.');
  if (first !== prefix) return undefined;
  const { user } = payloadOf(bearer);
  return { emailDigest: typeof user === 'string' ? user : '', tokenDigest: token };
}
