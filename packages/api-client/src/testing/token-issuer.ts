import { lifetimes } from '@apple-only/contract';
import { HttpError } from './errors.ts';
import type { Identity } from './call-handlers.ts';
import { isInitial, type StoredUser, type MemoryStore } from './memory-store.ts';

/** The identity that an ID token stands for; undefined for a token that the provider has not issued. */
export type IdentityOf = (idToken: string) => Identity | undefined;

/** The tokens that the shop and its sign-in provider have issued. A token alone authenticates its bearer. */
export class TokenIssuer {
  #store: MemoryStore;
  #issued = 0;
  #identities = new Map<string, Identity>();
  #provider: IdentityOf;
  /** E-mails whose proof link was opened. */
  #opened = new Set<string>();
  /** Access tokens: the user id, and the expiry in milliseconds. */
  #tokens = new Map<string, { userId: string; until: number }>();

  /** @param provider reads the tokens of a separate sign-in provider */
  constructor(store: MemoryStore, provider: IdentityOf = () => undefined) {
    this.#store = store;
    this.#provider = provider;
  }

  /** A user's registered e-mail is not proven by another user's identity. */
  #withProof(identity: Identity): Identity {
    const holder = this.#store.userByEmail(identity.email);
    const isOpened = this.#opened.has(identity.email) && (!holder || holder.subject === identity.subject);
    return { ...identity, proven: identity.proven || isOpened };
  }

  /** Issues an ID token for an identity. */
  identify(identity: Identity, idToken = `id-token-${(this.#issued += 1)}`): string {
    this.#identities.set(idToken, this.#withProof(identity));
    return idToken;
  }

  /** Issues an access token for a user id. */
  issue = (userId: string): string => {
    const token = `access-token-${(this.#issued += 1)}`;
    this.#tokens.set(token, { userId, until: Date.now() + lifetimes.accessToken });
    return token;
  };

  /** Marks an e-mail as proven in every identity that has it, and in future ones of its user. */
  prove(email: string) {
    this.#opened.add(email);
    for (const identity of this.#identities.values()) if (identity.email === email) identity.proven = true;
  }

  /** Revokes all tokens of a user. */
  revoke({ _id, subject }: Pick<StoredUser, '_id' | 'subject'>) {
    for (const [token, { userId }] of this.#tokens) if (userId === _id) this.#tokens.delete(token);
    for (const [token, identity] of this.#identities) if (identity.subject === subject) this.#identities.delete(token);
  }

  identityOf = (idToken: string): Identity | undefined => this.#identities.get(idToken) ?? this.#provided(idToken);

  /** An initial user of the shop owns the provider's account with their e-mail. */
  #provided(idToken: string): Identity | undefined {
    const found = this.#provider(idToken);
    if (!found) return undefined;
    const email = found.email.toLowerCase();
    const user = this.#store.userByEmail(email);
    const subject = user && isInitial(user) ? user.subject : found.subject;
    return this.#withProof({ ...found, subject, email });
  }

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
