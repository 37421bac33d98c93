'use client';

import { authMessage, useAuth, useSession } from '@apple-only/auth';
import { LoginForm, SignInPage, useLinks } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { Redirect, useReturnPath } from '../../redirect.tsx';
import { picture } from '../../shop.ts';
import { authMessages } from '../../sign-in-words.ts';
import { words } from '../../words.ts';

/** `/login`: leads back to the page that the visitor came from. */
export function Login() {
  const session = useAuth();
  const current = useSession();
  const links = useLinks();
  const { from, withFrom } = useReturnPath();
  const signIn = useMutation({ mutationFn: session.signIn });
  const reset = useMutation({ mutationFn: session.sendPasswordReset });

  if (current.status === 'signed-in') return <Redirect to={from} />;
  if (current.status === 'unregistered') return <Redirect to={withFrom(links.register)} />;
  const error = signIn.error ?? reset.error;
  const problem = error ? authMessage(error, authMessages) : { message: reasonOf(current) ?? '' };
  return (
    <SignInPage title={words.login} text={words.loginText} picture={picture}>
      <LoginForm
        onSubmit={(values) => {
          reset.reset();
          signIn.mutate(values);
        }}
        pending={signIn.isPending}
        error={problem.message ? problem : undefined}
        registerHref={withFrom(links.register)}
        passwordReset={{
          onRequest: (email) => {
            signIn.reset();
            reset.mutate(email);
          },
          pending: reset.isPending,
          sent: reset.isSuccess,
        }}
      />
    </SignInPage>
  );
}

/** Why the server signed a user out, or could not be reached. */
function reasonOf(current: ReturnType<typeof useSession>): string | undefined {
  if (current.status === 'signed-out') return current.reason;
  return current.status === 'unreachable' ? authMessage(current.error, authMessages).message : undefined;
}
