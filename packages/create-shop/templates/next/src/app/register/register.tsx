'use client';

import { authMessage, type RegisterProgress, useAuth, useSession } from '@apple-only/auth';
import { RegisterForm, type Registration, SignInPage, useLinks } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useReturnPath } from '../../redirect.tsx';
import { picture } from '../../shop.ts';
import { authMessages } from '../../sign-in-words.ts';
import { words } from '../../words.ts';

/** `/register`: a visitor with an account of the sign-in provider enters only the rest. */
export function Register() {
  const session = useAuth();
  const current = useSession();
  const links = useLinks();
  const { from, withFrom } = useReturnPath();
  const [progress, setProgress] = useState<RegisterProgress>();
  const account = current.status === 'unregistered' ? current.identity : undefined;
  const register = useMutation({
    mutationFn: ({ email, password, ...person }: Registration) =>
      session.register(account ? person : { ...person, email, password }, { onStep: setProgress }),
  });

  if (current.status === 'signed-in') return <Redirect to={from} />;
  const problem = register.error ? authMessage(register.error, authMessages) : undefined;
  return (
    <SignInPage title={words.register} text={words.registerText} picture={picture}>
      <RegisterForm
        onSubmit={(values) => register.mutate(values)}
        pending={register.isPending}
        progress={progress?.progress}
        error={problem?.field ? undefined : problem}
        fieldErrors={problem?.field && { [problem.field]: [problem.message, problem.detail].filter(Boolean).join(' ') }}
        loginHref={withFrom(links.login)}
        account={account}
        onOtherAccount={() => void session.signOut()}
      />
    </SignInPage>
  );
}
