// own-server-adapter.ts
import { AuthError, type AuthAdapter, type AuthErrorCode, type AuthState, type AuthUser } from './index.ts';

const codes: Readonly<Record<number, AuthErrorCode>> = {
  400: 'invalid-email',
  401: 'invalid-credentials',
  404: 'popup-closed',
  409: 'email-in-use',
  410: 'session-ended',
  422: 'weak-password',
  429: 'too-many-requests',
};

/** Signs in at a server of one's own, which remembers in a cookie who has signed in. */
export function ownServerAdapter(url: string): AuthAdapter {
  let state: AuthState = { status: 'loading' };
  let disposed = false;
  const watching = new Set<() => void>();

  function set(user: AuthUser | null) {
    if (disposed) return;
    state = user ? { status: 'signed-in', user } : { status: 'signed-out' };
    for (const tell of watching) tell();
  }

  async function ask(path: string, body: object = {}): Promise<Response> {
    const request = { method: 'POST', credentials: 'include', body: JSON.stringify(body) } as const;
    const answer = await fetch(url + path, request).catch((cause: unknown) => {
      throw new AuthError('network', { cause });
    });
    if (answer.ok) return answer;
    throw new AuthError(codes[answer.status] ?? 'unknown', {
      providerCode: String(answer.status),
      providerMessage: await answer.text(),
    });
  }

  async function enter(path: string, body?: object): Promise<AuthUser> {
    const user: AuthUser = await (await ask(path, body)).json();
    set(user);
    return user;
  }

  /** Opens a window, and resolves when it has closed itself, or the person has closed it. */
  async function inWindow(address: string, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new AuthError('cancelled');
    const popup = window.open(address, '_blank', 'popup');
    if (!popup) throw new AuthError('popup-blocked');
    while (!popup.closed) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (signal?.aborted) {
        popup.close();
        throw new AuthError('cancelled');
      }
    }
  }

  /** Resolves once the server has said who is signed in. What it says is old if a sign-in was faster. */
  const started = ask('/me')
    .then((answer): Promise<AuthUser> => answer.json())
    .catch(() => null)
    .then((user) => state.status === 'loading' && set(user));

  return {
    getState: () => state,
    subscribe: (onChange) => {
      watching.add(onChange);
      return () => watching.delete(onChange);
    },
    register: (credentials) => enter('/register', credentials),
    setName: (name) => enter('/name', { name }),
    signIn: (credentials) => enter('/sign-in', credentials),
    signInWith: async (provider, { signal } = {}) => {
      await inWindow(`${url}/with/${provider}`, signal);
      return enter(`/with/${provider}/outcome`);
    },
    sendPasswordReset: async (email) => {
      await ask('/reset', { email });
    },
    sendEmailProof: async () => {
      await ask('/proof');
    },
    signOut: async () => {
      if (state.status === 'signed-out') return;
      await ask('/sign-out');
      set(null);
    },
    getToken: async () => {
      await started;
      return state.status === 'signed-in' ? (await ask('/token')).text() : null;
    },
    dispose: () => {
      disposed = true;
    },
  };
}
