import { authMessage, returnTo, useSession, type RegisterProgress } from '@apple-only/auth';
import { LineSkeleton, RegisterForm, SignInPage, toast, type Registration } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageHead } from '../head.tsx';
import { useGoogle } from '../account/google.ts';
import { Redirect, UnreachablePage } from '../pages.tsx';
import { paths } from '../paths.ts';
import { signInReason } from '../account/sign-in-reason.ts';
import { shopContext, useShop, type LoaderArgs } from '../shop.ts';

/** The text for each step while it runs. */
const steps: Record<RegisterProgress['step'], string> = {
  account: 'Creating your account',
  name: 'Creating your account',
  photo: 'Uploading your photo',
  user: 'Saving your details',
  token: 'Signing you in',
};

export function loader({ context }: LoaderArgs) {
  context.get(shopContext).session.prepare();
  return null;
}

export const handle: PageHead = {
  title: 'Register',
  description: 'Register with Apple Only as a buyer, to book used Apple devices, or as a seller, to list them.',
};

/** `/register`: returns to the page that the visitor wanted, once registered. A visitor with an account enters only the rest. */
export function Component() {
  const { state } = useLocation();
  const snapshot = useSession();
  const { session, requireProvenEmail } = useShop();
  const { identity, reason } = snapshot.status === 'unregistered' ? snapshot : {};
  // Google users are buyers, even if the shop could not add them at once.
  const account = identity && {
    ...identity,
    role: identity.methods.includes('google') ? ('buyer' as const) : undefined,
  };
  const google = useGoogle();
  const [progress, setProgress] = useState<RegisterProgress>();
  const register = useMutation({
    mutationFn: ({ name, role, image, ...credentials }: Registration) =>
      session.register({ name, role, image, ...(account ? {} : credentials) }, { onStep: setProgress }),
    onSuccess: (user) => {
      toast.success('User Created Successfully.');
      // If it cannot be sent now, My Products can send it again.
      if (requireProvenEmail && user.role === 'seller') void session.sendEmailProof().catch(() => undefined);
    },
    onSettled: () => setProgress(undefined),
  });

  if (snapshot.status === 'signed-in') return <Redirect to={returnTo(state)} state={state} />;
  if (snapshot.status === 'unreachable')
    return <UnreachablePage error={snapshot.error} onRetry={() => void session.retry()} />;
  const error = register.error ?? google.error;
  const problem = error ? authMessage(error) : reason ? { message: reason } : undefined;
  return (
    <SignInPage
      title="Register"
      picture="/pictures/phone-pro-starlight.webp"
      reason={snapshot.status === 'signed-out' ? signInReason(state, 'Register') : undefined}
      text="Buyers book devices. Sellers list them, and get the Verified badge once an admin has checked who they are."
    >
      {snapshot.status === 'loading' ? (
        <LineSkeleton lines={28} />
      ) : (
        <RegisterForm
          onSubmit={(values) => {
            google.reset();
            register.mutate(values);
          }}
          pending={register.isPending}
          step={progress && steps[progress.step]}
          progress={progress?.progress}
          error={problem?.field ? undefined : problem}
          fieldErrors={
            problem?.field && { [problem.field]: [problem.message, problem.detail].filter(Boolean).join(' ') }
          }
          loginHref={paths.login}
          account={account}
          onOtherAccount={() => void session.signOut()}
          google={{
            ...google.button,
            hint: 'With Google you start as a buyer, and can become a seller afterwards.',
            onContinue: () => {
              register.reset();
              google.button.onContinue();
            },
          }}
        />
      )}
    </SignInPage>
  );
}
