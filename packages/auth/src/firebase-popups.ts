import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
  type Auth,
  type AuthProvider,
  type PopupRedirectResolver,
  type User,
} from 'firebase/auth';
import type { SocialProvider } from './adapter.ts';

const socialProviders: Record<SocialProvider, () => AuthProvider> = {
  google: () => {
    const provider = new GoogleAuthProvider();
    // Shows the account chooser, so that on a shared device a user does not sign in as the previous one.
    provider.setCustomParameters({ prompt: 'select_account' });
    return provider;
  },
};

/** The part of Firebase's own resolver that its type hides. */
interface PopupResolver {
  _initialize(auth: Auth): Promise<unknown>;
  _openPopup(auth: unknown, provider: AuthProvider, type: unknown, eventId: unknown): Promise<{ close(): void }>;
}
/** The signal that cancels the window of each provider object: there is one object for each attempt. */
const signals = new WeakMap<AuthProvider, AbortSignal>();
let resolver: (PopupRedirectResolver & (new () => PopupResolver)) | undefined;
/** A singleton, so that Firebase uses the prepared instance. */
let instance: PopupResolver | undefined;

/** Firebase's resolver, extended so that a window can be cancelled: Firebase itself only waits until the user closes it. */
const getResolver = () =>
  (resolver ??= class extends (browserPopupRedirectResolver as new () => PopupResolver) {
    constructor() {
      super();
      // Firebase constructs the resolver itself.
      // oxlint-disable-next-line no-constructor-return, typescript/no-this-alias
      return (instance ??= this);
    }
    override async _openPopup(...details: Parameters<PopupResolver['_openPopup']>) {
      const signal = signals.get(details[1]);
      // Cancelled while Google's script was loading. The caller no longer waits, and an error would be unhandled.
      if (signal?.aborted) return new Promise<never>(() => undefined);
      const popup = await super._openPopup(...details);
      if (signal?.aborted) popup.close();
      signal?.addEventListener('abort', () => popup.close(), { once: true });
      return popup;
    }
  });

/** Preloads Google's script and frame: Safari blocks a window that waits for them after the press. */
export const prepareWindow = async (auth: Auth) =>
  void (await new (getResolver())()._initialize(auth).catch(() => undefined));

/** Signs in with a third party, in a window that the signal closes. */
export async function signInInWindow(auth: Auth, social: SocialProvider, signal?: AbortSignal): Promise<User> {
  const provider = socialProviders[social]();
  if (signal) signals.set(provider, signal);
  return (await signInWithPopup(auth, provider, getResolver())).user;
}
