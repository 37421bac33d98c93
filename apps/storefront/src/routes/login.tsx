import { authMessage, returnTo, useSession } from '@apple-only/auth';
import { LineSkeleton, LoginForm, SignInPage } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { PageHead } from '../head.tsx';
import { useGoogle } from '../account/google.ts';
import { Redirect, UnreachablePage } from '../pages.tsx';
import { paths } from '../paths.ts';
import { signInReason } from '../account/sign-in-reason.ts';
import { shopContext, useShop, type LoaderArgs } from '../shop.ts';

export function loader({ context }: LoaderArgs) {
  context.get(shopContext).session.prepare();
  return null;
}

export const handle: PageHead = {
  title: 'Login',
  description: 'Log in to Apple Only to see every listing in full and book a used MacBook, iPhone or accessory.',
};

/** `/login`: returns to the page that the visitor wanted, once signed in. */
export function Component() {
  const { state } = useLocation();
  const snapshot = useSession();
  const { session, sampleAccounts } = useShop();
  const google = useGoogle();
  const signIn = useMutation({ mutationFn: session.signIn });
  const passwordReset = useMutation({ mutationFn: session.sendPasswordReset });
  /** Clears the messages of an earlier attempt when another one begins. */
  const resetAttempts = () => [google, signIn, passwordReset].forEach((attempt) => attempt.reset());

  if (snapshot.status === 'signed-in') return <Redirect to={returnTo(state)} state={state} />;
  if (snapshot.status === 'unregistered') return <Redirect to={paths.register} state={state} />;
  if (snapshot.status === 'unreachable')
    return <UnreachablePage error={snapshot.error} onRetry={() => void session.retry()} />;
  const error = signIn.error ?? passwordReset.error ?? google.error;
  const reason = snapshot.status === 'signed-out' ? snapshot.reason : undefined;
  return (
    <SignInPage
      title="Login"
      picture="/pictures/laptop-open-starlight.webp"
      reason={snapshot.status === 'signed-out' ? signInReason(state, 'Log in') : undefined}
      text="Log in to see every listing in full, with the seller’s e-mail and number, and to book."
    >
      {snapshot.status === 'loading' ? (
        <LineSkeleton lines={20} />
      ) : (
        <LoginForm
          onSubmit={(values) => {
            resetAttempts();
            signIn.mutate(values);
          }}
          pending={signIn.isPending}
          error={error ? authMessage(error) : reason}
          registerHref={paths.register}
          passwordReset={{
            onRequest: (email) => {
              resetAttempts();
              passwordReset.mutate(email);
            },
            pending: passwordReset.isPending,
            sent: passwordReset.isSuccess,
          }}
          google={{
            ...google.button,
            onContinue: () => {
              resetAttempts();
              google.button.onContinue();
            },
          }}
          sampleAccounts={sampleAccounts}
        />
      )}
    </SignInPage>
  );
}
