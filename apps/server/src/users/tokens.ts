import { createHmac, createSecretKey } from 'node:crypto';
import { lifetimes, isStorable } from '@apple-only/contract';
import { SignJWT, UnsecuredJWT, createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { HttpError, unauthorized } from '../http-error.ts';

/** A caller identified by the sign-in provider, registered here or not. */
export interface Identity {
  /** The caller's id at the provider. Never changes, while the e-mail may. */
  subject: string;
  /** In lower case. Undefined for accounts without one. */
  email: string | undefined;
  /** Whether the e-mail is proven. */
  proven: boolean;
  /** When they signed in, by the provider's clock. */
  signedIn: Date;
  /** The provider's token with these claims. */
  idToken: string;
}

/** The user that an access token names. */
interface Bearer {
  userId: string;
  /** When they signed in at the provider. */
  signedIn: Date;
}

/** Verifies the provider's ID token. Refuses with 401, and with 503 while the provider's keys are unavailable. */
export type VerifyIdToken = (token: string) => Promise<Identity>;

export interface Tokens {
  /** Whether a token has the form of our access tokens. Does not verify it. */
  looksLikeAccessToken: (token: string) => boolean;
  verifyIdToken: VerifyIdToken;
  /** Issues an access token for a user id and the time of the sign-in: by default now. */
  issue: (userId: string, signedIn?: Date) => Promise<string>;
  /** A digest keyed with the secret: without the secret, its text cannot be found by guessing. */
  digest: (text: string) => string;
  /** The user that an access token names. Refuses with 401. */
  verify: (token: string) => Promise<Bearer>;
}

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How far two clocks may disagree, in seconds. */
const clockTolerance = 5;

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
const dateOf = (seconds: number) => new Date(seconds * 1000);

const ownClaims = { issuer: 'apple-only', audience: 'apple-only' };

export interface TokensOptions {
  secret: string;
  verifyIdToken: VerifyIdToken;
  /** Maximum number of verified access tokens in memory. The least recently used is dropped first. @default 10,000 */
  maxCached?: number;
}

/** Issues and verifies our tokens, and verifies the provider's. */
export function createTokens({ secret, verifyIdToken, maxCached = 10_000 }: TokensOptions): Tokens {
  const key = createSecretKey(secret, 'utf8');
  // A verified token stays verified until it expires. The user it names is still looked up for every call.
  const known = new LRUCache<string, Bearer & { iat: number; exp: number }>({ max: maxCached });
  return {
    looksLikeAccessToken(token) {
      try {
        return decodeProtectedHeader(token).alg === 'HS256';
      } catch {
        return false;
      }
    },
    verifyIdToken,
    issue: (userId, signedIn = new Date()) =>
      new SignJWT({ auth_time: secondsOf(signedIn) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(ownClaims.issuer)
        .setAudience(ownClaims.audience)
        .setIssuedAt()
        .setExpirationTime(new Date(Date.now() + lifetimes.accessToken))
        .sign(key),
    // Never equal to the signature of a token, whose signed text begins with a letter.
    digest: (text) => createHmac('sha256', key).update(`\0${text}`).digest('base64url'),
    async verify(token) {
      const before = known.get(token);
      const now = Date.now() / 1000;
      if (before && before.iat <= now + clockTolerance && before.exp > now) return before;
      try {
        const checks = {
          ...ownClaims,
          clockTolerance,
          // Limits the lifetime even if the clock was set back since, which would keep the token valid for much longer.
          maxTokenAge: lifetimes.accessToken / 1000,
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        };
        const { payload } = await jwtVerify<{ sub: string; iat: number; exp: number; auth_time: number }>(
          token,
          key,
          checks,
        );
        const { sub: userId, auth_time: signedIn, iat, exp } = payload;
        const bearer = { userId, signedIn: dateOf(signedIn), iat, exp };
        known.set(token, bearer);
        return bearer;
      } catch (error) {
        throw toHttpError(error);
      }
    },
  };
}

/**
 * Checks ID tokens of a Firebase project.
 * @param getKey gets its public keys: Google's, except in tests.
 */
export function firebaseVerifier(
  projectId: string,
  getKey: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys), { timeoutDuration: 5000 }),
): VerifyIdToken {
  const keys: JWTVerifyGetKey = async (...header) => {
    try {
      return await getKey(...header);
    } catch (error) {
      // An unknown key is a fault of the token. Any other error means that the keys are unavailable.
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error;
      throw new HttpError(503, 'We can’t check your sign-in right now. Try again in a moment.', { cause: error });
    }
  };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...checksOf(projectId), algorithms: ['RS256'] });
      return identityOf(token, payload);
    } catch (error) {
      throw toHttpError(error);
    }
  };
}

/**
 * Checks ID tokens of the emulator. They are unsigned: any client can forge one.
 * @throws {Error} in production, and for a project that could be a real one.
 */
export function emulatorVerifier(projectId: string, production: boolean): VerifyIdToken {
  if (production || !projectId.startsWith('demo-')) {
    throw new Error('Unsigned ID tokens are accepted only for a demo- project, and never in production.');
  }
  return async (token) => {
    try {
      return identityOf(token, UnsecuredJWT.decode(token, checksOf(projectId)).payload);
    } catch (error) {
      throw toHttpError(error);
    }
  };
}

const checksOf = (projectId: string) => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  clockTolerance,
  requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
});

/** Accepts a token from the future: it means that our own clock is slow, which must not lock users out. */
function identityOf(idToken: string, payload: JWTPayload): Identity {
  const { sub = '', auth_time: authTime, email, email_verified: proven } = payload;
  const credible = sub.length > 0 && sub.length <= 128 && isStorable(sub) && typeof authTime === 'number';
  if (!credible) throw unauthorized('This token is not valid.');
  return {
    subject: sub,
    email: typeof email === 'string' ? email.toLowerCase() : undefined,
    proven: proven === true,
    signedIn: dateOf(authTime),
    idToken,
  };
}

/** The refusal for an error in a token. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const message =
    error instanceof errors.JWTExpired ? 'You were signed out. Log in again.' : 'This token is not valid.';
  return unauthorized(message, { cause: error });
}
