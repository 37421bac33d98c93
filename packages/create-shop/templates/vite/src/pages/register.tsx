import { authMessage, type RegisterProgress, returnTo, useAuth, useSession } from '@apple-only/auth';
import { RegisterForm, type Registration, SignInPage, useLinks } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { picture } from '../shop.ts';
import { authMessages } from '../sign-in-words.ts';
import { Title } from '../title.tsx';
import { words } from '../words.ts';

/** `/register`: a visitor with an account of the sign-in provider enters only the rest. */
export function Component() {
  const session = useAuth();
  const current = useSession();
  const links = useLinks();
  const { state } = useLocation();
  const [progress, setProgress] = useState<RegisterProgress>();
  const account = current.status === 'unregistered' ? current.identity : undefined;
  const register = useMutation({
    mutationFn: ({ email, password, ...person }: Registration) =>
      session.register(account ? person : { ...person, email, password }, { onStep: setProgress }),
  });

  if (current.status === 'signed-in') return <Navigate to={returnTo(state)} replace />;
  const problem = register.error ? authMessage(register.error, authMessages) : undefined;
  return (
    <SignInPage title={words.register} text={words.registerText} picture={picture}>
      <Title page={words.register} />
      <RegisterForm
        onSubmit={(values) => register.mutate(values)}
        pending={register.isPending}
        progress={progress?.progress}
        error={problem?.field ? undefined : problem}
        fieldErrors={problem?.field && { [problem.field]: [problem.message, problem.detail].filter(Boolean).join(' ') }}
        loginHref={links.login}
        account={account}
        onOtherAccount={() => void session.signOut()}
      />
    </SignInPage>
  );
}
