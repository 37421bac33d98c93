import type { RegistrableRole, User } from '@apple-only/contract';
import { AuthError, type AuthAdapter, type AuthUser } from './adapter.ts';
import type { SessionApi } from './session-api.ts';
import type { Tokens } from './tokens.ts';
import { userOf } from './user-of.ts';

/** The steps of a registration, in order (specification §4). */
export type RegisterStep = 'account' | 'name' | 'photo' | 'user' | 'token';

/** The progress of a registration. */
export interface RegisterProgress {
  step: RegisterStep;
  /** The fraction of the photo that has been sent, from 0 to 1. */
  progress?: number;
}

export interface RegisterOptions {
  /** Called as each step begins, and during the upload of the photo. */
  onStep?: ((at: RegisterProgress) => void) | undefined;
}

/**
 * The input of a registration. Without e-mail and password it completes the registration of a user who is signed in with
 * the provider and not registered with the shop yet.
 */
export type Registration = {
  name: string;
  /** @default 'buyer' */
  role?: RegistrableRole | undefined;
  /** The user's photo. */
  image: Blob;
} & ({ email: string; password: string } | { email?: undefined; password?: undefined });

/** The steps of a registration. A retry skips those that an earlier attempt has completed. */
export function createRegistration({
  adapter,
  api,
  tokens,
}: {
  adapter: AuthAdapter;
  api: SessionApi;
  tokens: Tokens;
}) {
  let running = 0;
  /** The uploaded photo: a retry does not upload it again. */
  let uploaded: { image: Blob; owner: string; url: string } | null = null;

  async function ensureAccount({ email, password }: Registration): Promise<AuthUser> {
    const currentUser = userOf(adapter.getState());
    if (email === undefined) {
      if (currentUser) return currentUser;
      throw new AuthError('unknown', { providerMessage: 'No user is signed in.' });
    }
    return currentUser?.email === email.toLowerCase() ? currentUser : adapter.register({ email, password });
  }

  async function uploadOnce(image: Blob, owner: string, onProgress: (progress: number) => void): Promise<string> {
    if (uploaded?.image === image && uploaded.owner === owner) return uploaded.url;
    const { data } = await api.uploadPhoto({ file: image }, { onProgress });
    uploaded = { image, owner, url: data.url };
    return data.url;
  }

  async function run(
    input: Registration,
    { onStep }: RegisterOptions,
    onAccount: ((identity: AuthUser) => void) | undefined,
  ): Promise<User> {
    const { name, role, image } = input;
    onStep?.({ step: 'account' });
    let identity = await ensureAccount(input);
    onAccount?.(identity);
    onStep?.({ step: 'name' });
    if (identity.name !== name) identity = await adapter.setName(name);
    onStep?.({ step: 'photo' });
    const img = await uploadOnce(image, identity.id, (progress) => onStep?.({ step: 'photo', progress }));
    onStep?.({ step: 'user' });
    const user = await api.saveUser({ body: { name, email: identity.email, ...(role ? { role } : {}), img } });
    onStep?.({ step: 'token' });
    // A stored token is older than this registration: the shop has lost the user since.
    tokens.forget();
    await tokens.get(identity);
    return user;
  }

  /** @param onAccount called with the provider's user whom it registers, once they have an account there */
  async function register(
    input: Registration,
    options: RegisterOptions = {},
    onAccount?: (identity: AuthUser) => void,
  ): Promise<User> {
    running++;
    try {
      return await run(input, options, onAccount);
    } finally {
      running--;
    }
  }
  /** Whether a registration is in progress. */
  register.isRunning = () => running > 0;
  return register;
}
