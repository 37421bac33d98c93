'use client';

import { paths, type Role, type User } from '@apple-only/contract';
import { createContext, use, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Remembered } from './return-to.ts';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);
const UserContext = createContext<User | null>(null);

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

const loading: SessionState = { status: 'loading' };

/** The session's state; re-renders whenever it changes. A server renders it as `loading`. */
export function useSession(): SessionState {
  const { subscribe, getSnapshot } = useAuth();
  return useSyncExternalStore(subscribe, getSnapshot, () => loading);
}

/**
 * The user whom the guard around this component let in.
 * Throws outside {@link RequireSignIn} and {@link RequireRole}; elsewhere, ask {@link useSession}.
 */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('Nobody is known to be signed in here: put <RequireSignIn> or <RequireRole> around it.');
  return user;
}

export interface RequireSignInProps {
  /** Shown while the session is loading, and until a visitor has been redirected. */
  fallback: ReactNode;
  /** Shown to a signed-in user while the server cannot be reached. */
  unreachable: ComponentType<{ error: unknown; retry: () => void }>;
  /** Where a visitor is redirected. @default '/login' */
  loginPath?: string | undefined;
  /** Where a user is redirected whose registration is not complete. @default '/register' */
  registerPath?: string | undefined;
  /** The guarded content. @default the matching child route */
  children?: ReactNode;
}

/**
 * Lets signed-in users through, and redirects all others to log in or to complete their registration; `returnTo` brings
 * them back. A component and not a loader, because a loader never gets the address's hash. Renders no element of its own.
 */
export function RequireSignIn({
  fallback,
  unreachable: Unreachable,
  loginPath = paths.login,
  registerPath = paths.register,
  children,
}: RequireSignInProps) {
  const { retry } = useAuth();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const remembered: Remembered = { from: { pathname, search, hash } };

  if (session.status === 'loading') return fallback;
  if (session.status === 'signed-out' || session.status === 'unregistered') {
    const path = session.status === 'signed-out' ? loginPath : registerPath;
    return (
      <>
        {/* Until the next page has loaded, nothing moves. */}
        {fallback}
        <Navigate to={path} replace state={remembered} />
      </>
    );
  }
  if (session.status === 'unreachable') return <Unreachable error={session.error} retry={() => void retry()} />;
  return <UserContext value={session.user}>{children ?? <Outlet />}</UserContext>;
}

export interface RequireRoleProps extends RequireSignInProps {
  /** The roles that may pass. */
  roles: readonly Role[];
  /** Shown to a signed-in user with another role. */
  noAccess: ComponentType<{ roles: readonly Role[] }>;
}

/** As {@link RequireSignIn}, but only for some roles. The server enforces the same on its own. Renders no element of its own. */
export function RequireRole({ roles, noAccess, children, ...signIn }: RequireRoleProps) {
  return (
    <RequireSignIn {...signIn}>
      <RoleGate roles={roles} noAccess={noAccess}>
        {children ?? <Outlet />}
      </RoleGate>
    </RequireSignIn>
  );
}

function RoleGate({ roles, noAccess: NoAccess, children }: Pick<RequireRoleProps, 'roles' | 'noAccess' | 'children'>) {
  return roles.includes(useUser().role) ? children : <NoAccess roles={roles} />;
}
