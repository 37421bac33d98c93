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

/** Signs in at your own server, which stores the sign-in in a cookie. */
export function ownServerAdapter(url: string): AuthAdapter {
  let state: AuthState = { status: 'loading' };
  let disposed = false;
  const listeners = new Set<() => void>();

  function set(user: AuthUser | null) {
    if (disposed) return;
    state = user ? { status: 'signed-in', user } : { status: 'signed-out' };
    for (const listener of listeners) listener();
  }

  async function post(path: string, body: object = {}): Promise<Response> {
    const request = { method: 'POST', credentials: 'include', body: JSON.stringify(body) } as const;
    const response = await fetch(url + path, request).catch((cause: unknown) => {
      throw new AuthError('network', { cause });
    });
    if (response.ok) return response;
    throw new AuthError(codes[response.status] ?? 'unknown', {
      providerCode: String(response.status),
      providerMessage: await response.text(),
    });
  }

  async function requestUser(path: string, body?: object): Promise<AuthUser> {
    const user: AuthUser = await (await post(path, body)).json();
    set(user);
    return user;
  }

  /** Opens a window. Resolves once the window is closed, by itself or by the user. */
  async function openPopup(address: string, signal: AbortSignal | undefined): Promise<void> {
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

  /** Resolves once the server has answered who is signed in. The answer is outdated if a sign-in was faster. */
  const restored = post('/me')
    .then((response): Promise<AuthUser> => response.json())
    .catch(() => null)
    .then((user) => state.status === 'loading' && set(user));

  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    register: (credentials) => requestUser('/register', credentials),
    setName: (name) => requestUser('/name', { name }),
    signIn: (credentials) => requestUser('/sign-in', credentials),
    signInWith: async (provider, { signal } = {}) => {
      await openPopup(`${url}/with/${provider}`, signal);
      return requestUser(`/with/${provider}/outcome`);
    },
    sendPasswordReset: async (email) => {
      await post('/reset', { email });
    },
    sendEmailProof: async () => {
      await post('/proof');
    },
    signOut: async () => {
      if (state.status === 'signed-out') return;
      await post('/sign-out');
      set(null);
    },
    getToken: async () => {
      await restored;
      return state.status === 'signed-in' ? (await post('/token')).text() : null;
    },
    dispose: () => {
      disposed = true;
    },
  };
}
