import { createHmac, createSecretKey } from 'node:crypto';
import { lifetimes, storable } from '@apple-only/contract';
import { SignJWT, UnsecuredJWT, createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { Refusal, unauthorized } from './refusal.ts';

/** Somebody whom the sign-in provider vouches for, registered here or not. */
export interface Identity {
  /** Who this is to the provider. Never changes, while the e-mail may. */
  subject: string;
  /** In lower case. Undefined for accounts without one. */
  email: string | undefined;
  /** Whether somebody has proven that the e-mail is theirs. */
  verified: boolean;
  /** When they signed in, by the provider's clock. */
  signedIn: Date;
  /** The provider's token that says all this. */
  idToken: string;
}

/** Whom one of our access tokens is for. */
interface Bearer {
  userId: string;
  /** When they signed in at the provider. */
  signedIn: Date;
}

/** Checks the provider's ID token. Refuses with 401, and with 503 while the provider's keys cannot be had. */
export type VerifyIdToken = (token: string) => Promise<Identity>;

export interface Tokens {
  /** Whether this is written like our own access token. Says nothing about whether it is one. */
  looksOurs: (token: string) => boolean;
  verifyIdToken: VerifyIdToken;
  /** An access token for a user id, and the sign-in that it comes from: this moment, if none is given. */
  issue: (userId: string, signedIn?: Date) => Promise<string>;
  /** A digest that only whoever has the secret can make: what it is of cannot be found by trying. */
  digest: (text: string) => string;
  /** Whom our access token names. Refuses with 401. */
  verify: (token: string) => Promise<Bearer>;
}

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How far two clocks may disagree, in seconds. */
const clockTolerance = 5;

/** How many of our tokens are remembered once they have been checked. */
const mostKnown = 10_000;

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
const dateOf = (seconds: number) => new Date(seconds * 1000);

const ours = { issuer: 'apple-only', audience: 'apple-only' };

/** Our tokens, and the provider's. */
export function createTokens({ secret, verifyIdToken }: { secret: string; verifyIdToken: VerifyIdToken }): Tokens {
  const key = createSecretKey(secret, 'utf8');
  // That a token is ours stays true until it expires. Whoever it names is looked up for every call all the same.
  const known = new Map<string, Bearer & { iat: number; exp: number }>();
  return {
    looksOurs(token) {
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
        .setIssuer(ours.issuer)
        .setAudience(ours.audience)
        .setIssuedAt()
        .setExpirationTime(new Date(Date.now() + lifetimes.accessToken))
        .sign(key),
    // Not what a token could be signed with: those begin with a letter.
    digest: (text) => createHmac('sha256', key).update(`\0${text}`).digest('base64url'),
    async verify(token) {
      const before = known.get(token);
      const now = Date.now() / 1000;
      if (before && before.iat <= now + clockTolerance && before.exp > now) return before;
      try {
        const checks = {
          ...ours,
          clockTolerance,
          // Also where a clock was set back since, and it would count for much longer.
          maxTokenAge: lifetimes.accessToken / 1000,
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        };
        const { payload } = await jwtVerify<{ sub: string; iat: number; exp: number; auth_time: number }>(
          token,
          key,
          checks,
        );
        if (known.size >= mostKnown) known.clear();
        const { sub: userId, auth_time: signedIn, iat, exp } = payload;
        const bearer = { userId, signedIn: dateOf(signedIn), iat, exp };
        known.set(token, bearer);
        return bearer;
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

/**
 * Checks ID tokens of a Firebase project.
 * @param getKey where its public keys come from: Google's, unless a test brings its own.
 */
export function firebaseVerifier(
  projectId: string,
  getKey: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys), { timeoutDuration: 5000 }),
): VerifyIdToken {
  const keys: JWTVerifyGetKey = async (...header) => {
    try {
      return await getKey(...header);
    } catch (error) {
      // The token names a key that there is not: its fault. Anything else is about having the keys at all.
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error;
      throw new Refusal(503, 'Sign-in cannot be checked right now. Try again in a moment.', { cause: error });
    }
  };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...checksOf(projectId), algorithms: ['RS256'] });
      return identityOf(token, payload);
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

/**
 * Checks ID tokens of the emulator, which nobody has signed: whoever can write one is believed.
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
      throw refusalOf(error);
    }
  };
}

const checksOf = (projectId: string) => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  clockTolerance,
  requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
});

/** A token from the future is as good as any: it tells that our own clock is late, and that must lock nobody out. */
function identityOf(idToken: string, payload: JWTPayload): Identity {
  const { sub = '', auth_time: authTime, email, email_verified: verified } = payload;
  const credible = sub.length > 0 && sub.length <= 128 && storable(sub) && typeof authTime === 'number';
  if (!credible) throw unauthorized('This token is not valid.');
  return {
    subject: sub,
    email: typeof email === 'string' ? email.toLowerCase() : undefined,
    verified: verified === true,
    signedIn: dateOf(authTime),
    idToken,
  };
}

/** What went wrong with a token, as an answer. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const message =
    error instanceof errors.JWTExpired ? 'Your session has expired. Sign in again.' : 'This token is not valid.';
  return unauthorized(message, { cause: error });
}
