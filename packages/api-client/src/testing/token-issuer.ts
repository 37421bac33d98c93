import { lifetimes } from '@apple-only/contract';
import { HttpError } from './errors.ts';
import type { Identity } from './call-handlers.ts';
import type { StoredUser, MemoryStore } from './memory-store.ts';

/** The tokens that the shop and its sign-in provider have issued. A token alone authenticates its bearer. */
export class TokenIssuer {
  #store: MemoryStore;
  #issued = 0;
  #identities = new Map<string, Identity>();
  /** Access tokens: the user id, and the expiry in milliseconds. */
  #tokens = new Map<string, { userId: string; until: number }>();

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  /** Issues an ID token for an identity. */
  identify(identity: Identity, idToken = `id-token-${(this.#issued += 1)}`): string {
    this.#identities.set(idToken, identity);
    return idToken;
  }

  /** Issues an access token for a user id. */
  issue = (userId: string): string => {
    const token = `access-token-${(this.#issued += 1)}`;
    this.#tokens.set(token, { userId, until: Date.now() + lifetimes.accessToken });
    return token;
  };

  /** Marks an e-mail as proven in every identity that has it. */
  prove(email: string) {
    for (const identity of this.#identities.values()) if (identity.email === email) identity.proven = true;
  }

  /** Revokes all tokens of a user. */
  revoke({ _id, subject }: Pick<StoredUser, '_id' | 'subject'>) {
    for (const [token, { userId }] of this.#tokens) if (userId === _id) this.#tokens.delete(token);
    for (const [token, identity] of this.#identities) if (identity.subject === subject) this.#identities.delete(token);
  }

  identityOf = (idToken: string): Identity | undefined => this.#identities.get(idToken);

  /** @throws {HttpError} if the token is unknown or expired, or its user is deleted. */
  userOf(token: string): StoredUser {
    const known = this.#tokens.get(token);
    if (!known) throw new HttpError(401, 'This token is not valid.');
    if (known.until <= Date.now()) throw new HttpError(401, 'You were signed out. Log in again.');
    const user = this.#store.userById(known.userId);
    if (!user) throw new HttpError(401, 'This account no longer exists.');
    return user;
  }
}
