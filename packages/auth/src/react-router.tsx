'use client';

import type { Role } from '@apple-only/contract';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth, UserContext, useSession, useUser } from './react.tsx';
import type { RedirectState } from './return-to.ts';

// Types, not interfaces: a component that also takes `data-*` attributes, as the kit's do, does not accept an interface as its props.
/** The props of a guard's content while the server cannot be reached. */
export type UnreachableProps = {
  /** Why it cannot be reached. */
  error: unknown;
  /** The error's own text. */
  message: string;
  onRetry: () => void;
  onSignOut: () => void;
};

/** The props of a guard's content for a user with another role. */
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
  /** Where a user with an incomplete registration is redirected. @default '/register' */
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
  const redirectState: RedirectState = { from: { pathname, search, hash } };

  if (session.status === 'loading') return fallback;
  if (session.status === 'signed-out' || session.status === 'unregistered') {
    const path = session.status === 'signed-out' ? loginPath : registerPath;
    return (
      <>
        {/* Prevents a layout shift until the next page has loaded. */}
        {fallback}
        <Navigate to={path} replace state={redirectState} />
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

/** Like {@link RequireSignIn}, but only for some roles. The server enforces the same rule itself. Renders no element of its own. */
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
