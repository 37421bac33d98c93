'use client';

import { useId } from 'react';
import { passwordMinimum } from '@apple-only/contract';
import { useForm } from 'react-hook-form';
import { Button } from '../../parts/Button/Button.tsx';
import { EmailAddress } from '../../parts/EmailAddress/EmailAddress.tsx';
import { Field } from '../Field/Field.tsx';
import { useOnce } from '../Field/once.ts';
import { FormError, type FormProblem } from '../FormError/FormError.tsx';
import { GoogleButton, type GoogleButtonProps } from '../GoogleButton/GoogleButton.tsx';
import { Input } from '../Input/Input.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type LoginFormLabels, loginFormLabels } from './labels.ts';
import * as styles from './LoginForm.css.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface PasswordReset {
  /** Called with the entered e-mail address when the user has forgotten their password. */
  onRequest: (email: string) => void;
  /** Whether the request for the link is in progress. @default false */
  pending?: boolean | undefined;
  /** Whether the link was sent. Also true if there is no such account: the page must not reveal that. @default false */
  sent?: boolean | undefined;
}

export interface LoginFormProps extends RootProps<HTMLFormElement> {
  /** Called with the entered values, once they are valid. */
  onSubmit: (values: Credentials) => void | Promise<void>;
  /** Why the login was refused. */
  error?: FormProblem | undefined;
  /** Whether the login is in progress. @default false */
  pending?: boolean | undefined;
  /** Address of the registration page, for users without an account. */
  registerHref?: string | undefined;
  /** Accounts to try the shop with, shown to all visitors. Only for demonstrations. */
  sampleAccounts?: readonly Credentials[] | undefined;
  /** Password reset by a link in an e-mail. Omit it if the provider does not support it. */
  passwordReset?: PasswordReset | undefined;
  /** Login with a Google account instead. Omit it if the provider does not support it. */
  google?: Omit<GoogleButtonProps, 'labels'> | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<LoginFormLabels> | undefined;
}

/** Login by e-mail and password. Renders a `<form>`. Errors are shown under their fields; the first invalid field is focused. */
export function LoginForm({
  onSubmit,
  error,
  pending = false,
  registerHref,
  sampleAccounts,
  passwordReset,
  google,
  labels,
  ...root
}: LoginFormProps) {
  const text = useLabels<LoginFormLabels>('LoginForm', loginFormLabels, labels);
  const { register, handleSubmit, setValue, getValues, trigger, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitted } = formState;
  const once = useOnce(pending);
  const resetOnce = useOnce(passwordReset?.pending ?? false);

  const fill = ({ email, password }: Credentials) => {
    setValue('email', email, { shouldDirty: true, shouldValidate: isSubmitted });
    setValue('password', password, { shouldDirty: true, shouldValidate: isSubmitted });
  };

  const forgot = async (reset: PasswordReset) => {
    if (await trigger('email', { shouldFocus: true })) await resetOnce(() => reset.onRequest(getValues('email')));
  };

  return (
    <form
      {...rootProps(root, styles.root)}
      noValidate
      onSubmit={(event) => void handleSubmit((values) => once(() => onSubmit(values)))(event)}
    >
      <FormError error={error} />
      <Field label={text.email} error={errors.email?.message}>
        <Input
          {...register('email', { required: text.emailRequired })}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          required
        />
      </Field>
      <Field label={text.password} error={errors.password?.message}>
        <PasswordInput
          {...register('password', {
            required: text.passwordRequired,
            minLength: { value: passwordMinimum, message: text.passwordTooShort },
          })}
          autoComplete="current-password"
          required
          labels={text.passwordInput}
        />
      </Field>
      {passwordReset && (
        <ForgotPassword
          pending={passwordReset.pending}
          sent={passwordReset.sent}
          onForgot={() => void forgot(passwordReset)}
          text={text}
        />
      )}
      <Button type="submit" wide pending={pending}>
        {text.submit}
      </Button>
      {google && <GoogleButton {...google} labels={text.googleButton} />}
      {registerHref && (
        <p className={styles.otherwise}>
          {text.newHere} <Link href={registerHref}>{text.register}</Link>
        </p>
      )}
      {sampleAccounts && sampleAccounts.length > 0 && (
        <SampleAccounts accounts={sampleAccounts} onFill={fill} text={text} />
      )}
    </form>
  );
}

interface ForgotPasswordProps extends Pick<PasswordReset, 'pending' | 'sent'> {
  onForgot: () => void;
  text: LoginFormLabels;
}

/** The button that requests a new password, and its outcome. */
function ForgotPassword({ pending, sent, onForgot, text }: ForgotPasswordProps) {
  return (
    <div className={styles.reset}>
      <button type="button" className={styles.forgot} aria-disabled={pending || undefined} onClick={onForgot}>
        {text.forgot}
      </button>
      <output className={styles.sent}>{sent && text.resetSent}</output>
    </div>
  );
}

interface SampleAccountsProps {
  accounts: readonly Credentials[];
  onFill: (account: Credentials) => void;
  text: LoginFormLabels;
}

/** The sample accounts, each with a button that fills it in. */
function SampleAccounts({ accounts, onFill, text }: SampleAccountsProps) {
  const headingId = useId();
  return (
    <section className={styles.samples} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {accounts.length === 1 ? text.sample : text.samples}
      </h2>
      {accounts.map((account) => (
        <div key={account.email} className={styles.sample}>
          <dl className={styles.account}>
            <dt>{text.email}</dt>
            <dd>
              <code className={styles.code}>
                <EmailAddress value={account.email} />
              </code>
            </dd>
            <dt>{text.password}</dt>
            <dd>
              <code className={styles.code}>{account.password}</code>
            </dd>
          </dl>
          <Button
            kind="quiet"
            size="small"
            aria-label={`${text.fill}: ${account.email}`}
            onClick={() => onFill(account)}
          >
            {text.fill}
          </Button>
        </div>
      ))}
    </section>
  );
}
