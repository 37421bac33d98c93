'use client';

import type { Role } from '@apple-only/contract';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth, UserContext, useSession, useUser } from './react.tsx';
import type { Remembered } from './return-to.ts';

// Types and no interfaces: a component that also takes `data-*` attributes, as those of the kit do, takes no interface as its props.
/** The props of what a guard shows while the server cannot be reached. */
export type UnreachableProps = {
  /** Why it cannot be reached. */
  error: unknown;
  /** The error's own text. */
  message: string;
  onRetry: () => void;
  onSignOut: () => void;
};

/** The props of what a guard shows to a user with another role. */
export type NoAccessProps = {
  /** The roles that may pass. */
  needed: readonly Role[];
  /** The user's role. */
  signedInAs: Role;
  onSignOut: () => void;
};

export interface RequireSignInProps {
  /** Shown while the session is loading, and until a visitor has been redirected. */
  fallback: ReactNode;
  /** Shown to a signed-in user while the server cannot be reached, such as `ErrorScreen` of `@apple-only/ui`. */
  unreachable: ComponentType<UnreachableProps>;
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
  loginPath = '/login',
  registerPath = '/register',
  children,
}: RequireSignInProps) {
  const { retry, signOut } = useAuth();
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
  if (session.status === 'unreachable') {
    const { error } = session;
    const message = error instanceof Error ? error.message : String(error);
    return (
      <Unreachable error={error} message={message} onRetry={() => void retry()} onSignOut={() => void signOut()} />
    );
  }
  return <UserContext value={session.user}>{children ?? <Outlet />}</UserContext>;
}

export interface RequireRoleProps extends RequireSignInProps {
  /** The roles that may pass. */
  roles: readonly Role[];
  /** Shown to a signed-in user with another role, such as `NoAccess` of `@apple-only/ui`. */
  noAccess: ComponentType<NoAccessProps>;
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
  const { signOut } = useAuth();
  const { role } = useUser();
  return roles.includes(role) ? (
    children
  ) : (
    <NoAccess needed={roles} signedInAs={role} onSignOut={() => void signOut()} />
  );
}
