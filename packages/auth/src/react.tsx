'use client';

import type { User } from '@apple-only/contract';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);
/** The user whom the guard around a component let in. */
export const UserContext = createContext<User | null>(null);

export interface AuthProviderProps {
  /** The page's one session. */
  session: Session;
  children: ReactNode;
}

/** Provides the session to the guards and hooks below it. Renders no element of its own. */
export function AuthProvider({ session, children }: AuthProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session itself, to sign in, register and sign out with. Throws outside an {@link AuthProvider}. */
export function useAuth(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no session here: put an <AuthProvider> around this component.');
  return session;
}

/** The session's state; re-renders whenever it changes. A server renders it as `loading`, unless the session has a `user` from the start. */
export function useSession(): SessionState {
  const { subscribe, getSnapshot, getServerSnapshot = getSnapshot } = useAuth();
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

/**
 * The user whom the guard around this component let in.
 * Throws outside the guards `RequireSignIn` and `RequireRole`; elsewhere, ask {@link useSession}.
 */
export function useUser(): User {
  const user = use(UserContext);
  if (!user)
    throw new Error('There is no signed-in user here: put <RequireSignIn> or <RequireRole> around this component.');
  return user;
}
