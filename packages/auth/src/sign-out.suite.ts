import type { User } from '@apple-only/contract';
import { buyer } from '@apple-only/contract/fixtures';
import { onTestFinished, vi } from 'vitest';
import type { AuthAdapter } from './adapter.ts';
import { createSession } from './create-session.ts';
import { memoryAdapter } from './memory.ts';
import type { SessionOptions } from './session.ts';
import { device, nadia, sadia, createShopServer } from './session.suite.ts';
import { signedOutKey } from './sign-out.ts';
import { accessTokenKey, readNote } from './storage.ts';

export const users: User[] = [buyer, { ...buyer, ...nadia }];
export const signedOut = { status: 'signed-out' };
export const isMarked = () => device.storage.getItem(signedOutKey) !== null;
export const storedToken = () => device.storage.getItem(accessTokenKey);
/** The provider's id of the token's owner. */
export const storedOwner = () => readNote(device.storage)?.owner ?? '';

/** A page that uses this device's storage. */
export function open(options: Partial<SessionOptions> & { adapter: AuthAdapter }) {
  const session = createSession({ api: createShopServer(...users).api, storage: device.storage, ...options });
  const seen = [session.getSnapshot().status];
  onTestFinished(session.subscribe(() => seen.push(session.getSnapshot().status)));
  return { session, seen };
}
export const provider = (signedIn?: string) => memoryAdapter({ accounts: [sadia, nadia], signedInEmail: signedIn });

/** A provider whose sign-out the test ends, with or without an error. */
export function delaySignOut(adapter: AuthAdapter) {
  const end = Promise.withResolvers<void>();
  const signOut = adapter.signOut.bind(adapter);
  vi.spyOn(adapter, 'signOut').mockImplementationOnce(() => end.promise.then(signOut));
  // Releases the lock before the next test.
  onTestFinished(() => end.resolve());
  return end;
}
