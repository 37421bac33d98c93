import type { AuthUser } from './adapter.ts';
import type { SessionApi } from './session-api.ts';
import type { DurableSignOutAdapter } from './sign-out.ts';
import {
  accessTokenKey,
  accessTokenNoteKey,
  forgetToken,
  readNote,
  type KeyValueStorage,
  type TokenNote,
} from './storage.ts';
import { lifetimeOf } from './token-lifetime.ts';

/** A token is renewed this long before it expires. */
const margin = 60_000;

const sealOf = (token: string) => token.slice(-16);

interface TokensOptions {
  api: Pick<SessionApi, 'getToken'>;
  adapter: Pick<DurableSignOutAdapter, 'getState' | 'page'>;
  storage: KeyValueStorage;
}

/** The access token of the signed-in user: stored across reloads, renewed in time, fetched once for all callers. */
export interface Tokens {
  /**
   * The user's token, from storage if a valid one is stored. Rejects as `GET /jwt` does.
   * @param refused a token that the server refused: never returned again
   */
  get(identity: AuthUser, refused?: string): Promise<string>;
  /** Whether this page got the token for another user: a call of a user who has left must not be repeated as the next one. */
  isOfOtherUser(identity: AuthUser, token: string): boolean;
  /** Forgets the token, and ignores one that is being fetched. */
  forget(): void;
}

export function createTokens({ api, adapter, storage }: TokensOptions): Tokens {
  /** The user of each token. Never pruned: a page gets a token only every few minutes. */
  const owners = new Map<string, string>();
  let pending: { owner: string; token: Promise<string> } | null = null;

  function isSignedIn(owner: string): boolean {
    const now = adapter.getState();
    return now.status === 'signed-in' && now.user.id === owner;
  }

  function storedTokenOf(owner: string): string | null {
    const token = storage.getItem(accessTokenKey);
    const note = readNote(storage);
    if (!token || note?.owner !== owner || note.seal !== sealOf(token)) return null;
    return Date.now() < note.until ? token : null;
  }

  function fetchFor({ id: owner, email }: AuthUser): Promise<string> {
    if (pending?.owner === owner) return pending.token;
    const request = {
      owner,
      token: api.getToken({ email }).then(
        ({ accessToken }) => {
          // Not if the user has signed out meanwhile.
          if (pending === request && isSignedIn(owner)) {
            const lifetime = lifetimeOf(accessToken);
            const until = Date.now() + lifetime - Math.min(margin, lifetime / 10);
            storage.setItem(accessTokenKey, accessToken);
            storage.setItem(
              accessTokenNoteKey,
              JSON.stringify({ owner, until, seal: sealOf(accessToken), page: adapter.page } satisfies TokenNote),
            );
          }
          if (pending === request) pending = null;
          return accessToken;
        },
        (error: unknown) => {
          if (pending === request) pending = null;
          throw error;
        },
      ),
    };
    pending = request;
    return request.token;
  }

  return {
    async get(identity, refused) {
      const stored = storedTokenOf(identity.id);
      const token = stored === null || stored === refused ? await fetchFor(identity) : stored;
      owners.set(token, identity.id);
      return token;
    },
    isOfOtherUser: ({ id }, token) => (owners.get(token) ?? id) !== id,
    forget() {
      pending = null;
      forgetToken(storage);
    },
  };
}
