import { lifetimes } from '@apple-only/contract';
import { Refusal } from './refusal.ts';
import type { Identity } from './rules.ts';
import type { Person, Stock } from './stock.ts';

/** The tokens that the shop and its sign-in provider have issued. A token alone authenticates its bearer. */
export class Keys {
  #stock: Stock;
  #issued = 0;
  #identities = new Map<string, Identity>();
  /** Access tokens: the user id, and the expiry in milliseconds. */
  #tokens = new Map<string, { userId: string; until: number }>();

  constructor(stock: Stock) {
    this.#stock = stock;
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
  end({ _id, subject }: Pick<Person, '_id' | 'subject'>) {
    for (const [token, { userId }] of this.#tokens) if (userId === _id) this.#tokens.delete(token);
    for (const [token, identity] of this.#identities) if (identity.subject === subject) this.#identities.delete(token);
  }

  identityOf = (idToken: string): Identity | undefined => this.#identities.get(idToken);

  /** @throws {Refusal} if the token is unknown or expired, or its user is deleted. */
  personOf(token: string): Person {
    const known = this.#tokens.get(token);
    if (!known) throw new Refusal(401, 'This token is not valid.');
    if (known.until <= Date.now()) throw new Refusal(401, 'Your session has expired. Sign in again.');
    const person = this.#stock.personById(known.userId);
    if (!person) throw new Refusal(401, 'This account is gone.');
    return person;
  }
}
