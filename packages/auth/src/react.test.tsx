import type { Role } from '@apple-only/contract';
import { buyer } from '@apple-only/contract/fixtures';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes, type NavigateProps } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { AuthUser } from './adapter.ts';
import { AuthProvider, useSession, useUser } from './react.tsx';
import { RequireRole, RequireSignIn, type RequireSignInProps } from './react-router.tsx';
import type { Session, SessionState } from './session.ts';

// There is no browser here, so the guards are rendered as on a server, except for two things that a server never does:
// read the current session, and redirect. The target of a redirect is rendered instead.
vi.mock('react', async () => ({
  ...(await vi.importActual('react')),
  useSyncExternalStore: <T,>(_subscribe: unknown, getSnapshot: () => T) => getSnapshot(),
}));
vi.mock('react-router', async () => ({
  ...(await vi.importActual('react-router')),
  Navigate: ({ to, replace, state }: NavigateProps) => (
    <i data-to={to} data-replace={replace}>
      {`${state.from.pathname} ${state.from.search} ${state.from.hash}`}
    </i>
  ),
}));

const identity: AuthUser = { id: '1', email: buyer.email, name: null, methods: ['password'] };
const signedIn: SessionState = { status: 'signed-in', user: buyer };

function render(state: SessionState, element: ReactNode, child: ReactNode = 'child') {
  const unused = () => Promise.reject(new Error('The guards make no call.'));
  const session: Session = {
    getSnapshot: () => state,
    subscribe: () => () => undefined,
    register: unused,
    prepare: () => undefined,
    signIn: unused,
    signInWith: unused,
    sendPasswordReset: unused,
    sendEmailProof: unused,
    confirmEmailProof: unused,
    signOut: unused,
    accessToken: unused,
    idToken: unused,
    refresh: unused,
    retry: unused,
  };
  return renderToStaticMarkup(
    <AuthProvider session={session}>
      <MemoryRouter initialEntries={['/category/macbook?limit=4#p7']}>
        <Routes>
          <Route element={element}>
            <Route path="*" element={child} />
          </Route>
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}

function Page() {
  return `page of ${useUser().name}`;
}
const guard: RequireSignInProps = {
  fallback: 'wait',
  unreachable: ({ error }) => `cannot reach: ${String(error)}`,
};
const asRole = (...roles: Role[]) => (
  <RequireRole {...guard} roles={roles} noAccess={({ needed }) => `for ${needed.join(' or ')}`} />
);

describe('a guarded route', () => {
  test('is shown to a signed-in user, whom useUser returns', () => {
    expect(render(signedIn, <RequireSignIn {...guard} />, <Page />)).toBe(`page of ${buyer.name}`);
  });

  test('can be a component with children', () => {
    expect(render(signedIn, <RequireSignIn {...guard}>{<Page />}</RequireSignIn>)).toBe(`page of ${buyer.name}`);
  });

  test('redirects a visitor to the login page, and remembers path, query and hash', () => {
    expect(render({ status: 'signed-out' }, <RequireSignIn {...guard} />, <Page />)).toBe(
      'wait<i data-to="/login" data-replace="true">/category/macbook ?limit=4 #p7</i>',
    );
  });

  test('redirects an unregistered account to the registration page, and remembers path, query and hash', () => {
    expect(render({ status: 'unregistered', identity }, <RequireSignIn {...guard} />, <Page />)).toBe(
      'wait<i data-to="/register" data-replace="true">/category/macbook ?limit=4 #p7</i>',
    );
  });

  test('redirects to the login and register paths of the shop', () => {
    const element = <RequireSignIn {...guard} loginPath="/enter" registerPath="/join" />;
    expect(render({ status: 'signed-out' }, element)).toContain('data-to="/enter"');
    expect(render({ status: 'unregistered', identity }, element)).toContain('data-to="/join"');
  });

  test('shows the fallback while the session is loading', () => {
    expect(render({ status: 'loading' }, <RequireSignIn {...guard} />, <Page />)).toBe('wait');
  });

  test('shows an error when the server cannot be reached', () => {
    const state: SessionState = { status: 'unreachable', identity, error: 'no route' };
    expect(render(state, <RequireSignIn {...guard} />, <Page />)).toBe('cannot reach: no route');
  });
});

describe('a route for some roles', () => {
  test('is shown to a user with one of the roles', () => {
    expect(render(signedIn, asRole('admin', 'buyer'), <Page />)).toBe(`page of ${buyer.name}`);
  });

  test('tells other users which roles it needs', () => {
    expect(render(signedIn, asRole('seller', 'admin'), <Page />)).toBe('for seller or admin');
  });

  test('redirects a visitor to the login page', () => {
    expect(render({ status: 'signed-out' }, asRole('buyer'), <Page />)).toContain('data-to="/login"');
  });
});

test('without a guard, useSession returns the state and useUser throws', () => {
  function Header() {
    return useSession().status;
  }
  expect(render({ status: 'loading' }, <Header />)).toBe('loading');
  expect(() => render(signedIn, <Page />)).toThrow('<RequireSignIn>');
});

test('a guard without an AuthProvider throws an error that names it', () => {
  expect(() => renderToStaticMarkup(<RequireSignIn {...guard} />)).toThrow('<AuthProvider>');
});
