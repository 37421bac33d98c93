import { authMessage, returnTo, useSession } from '@apple-only/auth';
import { pageTitle, paths } from '@apple-only/contract';
import { LoginForm, SignInPage } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { adapter, session } from '../shop.ts';
import { settings } from '../settings.ts';

export function loader() {
  adapter.warmUp();
  return null;
}

/** `/login`: back to where the visitor was going, once signed in. */
export function Component() {
  const { state } = useLocation();
  const snapshot = useSession();
  const signIn = useMutation({ mutationFn: session.signIn });

  if (snapshot.status === 'signed-in') return <Navigate to={returnTo(state)} replace />;
  if (snapshot.status === 'unregistered') return <Navigate to={paths.register} state={state} replace />;
  const reason = snapshot.status === 'signed-out' ? snapshot.reason : undefined;
  return (
    <SignInPage
      title="Login"
      picture="/pictures/laptop-open-starlight.webp"
      text="Sign in to read the category sheets in full, with the seller's e-mail and number, and to book."
    >
      <title>{pageTitle('Login')}</title>
      <LoginForm
        onSubmit={(values) => signIn.mutate(values)}
        pending={signIn.isPending}
        error={signIn.error ? authMessage(signIn.error) : reason ? { message: reason } : undefined}
        registerHref={paths.register}
        sampleAccounts={settings.sampleAccounts}
      />
    </SignInPage>
  );
}
