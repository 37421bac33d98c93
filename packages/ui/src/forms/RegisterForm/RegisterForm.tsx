'use client';

import { type RegistrableRole, emailPattern, registrableRoles, textLimits } from '@apple-only/contract';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../parts/Button/Button.tsx';
import { Choice } from '../Choice/Choice.tsx';
import { Field } from '../Field/Field.tsx';
import { fits } from '../Field/limit.ts';
import { useOnce } from '../Field/once.ts';
import { notBlank } from '../Field/validation.ts';
import { FormError, type FormProblem } from '../FormError/FormError.tsx';
import { GoogleButton, type GoogleButtonProps } from '../GoogleButton/GoogleButton.tsx';
import { Input } from '../Input/Input.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { PhotoInput } from '../PhotoInput/PhotoInput.tsx';
import { usePreparing } from '../PhotoInput/use-preparing.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type RegisterFormLabels, registerFormLabels } from './labels.ts';
import * as styles from './RegisterForm.css.ts';

export interface Registration {
  name: string;
  role: RegistrableRole;
  email: string;
  /** Empty if the account exists already. */
  password: string;
  image: File;
}

export interface RegisterFormProps extends RootProps<HTMLFormElement> {
  /** Called with the entered values, once they are valid. */
  onSubmit: (values: Registration) => void | Promise<void>;
  /** Why the registration was refused as a whole. */
  error?: FormProblem | undefined;
  /** Why it was refused, by field. Each error shows under its field until the field is changed; the first such field is focused. */
  fieldErrors?: Partial<Record<'name' | 'email' | 'password' | 'image', string>> | undefined;
  /** Whether the registration is in progress. @default false */
  pending?: boolean | undefined;
  /** The uploaded part of the photo, from 0 to 1. Absent while no upload is in progress. */
  progress?: number | undefined;
  /** The current step: a sentence, shown and announced. */
  step?: string | undefined;
  /** Address of the login page, for users with an account. */
  loginHref?: string | undefined;
  /**
   * The user's account with the sign-in provider, if it exists but is not registered with the shop yet. The form shows its e-mail
   * and asks for no password. Its name is a suggestion. Its role is fixed: the form asks for a role only if none is given.
   */
  account?: { email: string; name?: string | null; role?: RegistrableRole | undefined } | undefined;
  /** Called when the user wants to register with another account. Omit it to leave the button out. */
  onOtherAccount?: (() => void) | undefined;
  /** Registration with a Google account instead. Omit it if the provider does not support it. */
  google?: Omit<GoogleButtonProps, 'labels'> | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<RegisterFormLabels> | undefined;
}

/** The form's values. */
type Entries = Omit<Registration, 'image'> & { image: FileList };

/** Registration as a buyer or a seller. Renders a `<form>`. Errors are shown under their fields; the first invalid field is focused. */
export function RegisterForm({
  onSubmit,
  error,
  fieldErrors,
  pending = false,
  progress,
  step,
  loginHref,
  account,
  onOtherAccount,
  google,
  labels,
  ...root
}: RegisterFormProps) {
  const text = useLabels<RegisterFormLabels>('RegisterForm', registerFormLabels, labels);
  const form = useForm<Entries>({
    defaultValues: { name: account?.name ?? '', role: registrableRoles[0], email: '', password: '' },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const once = useOnce(pending);

  useRefusals(fieldErrors, pending, setError);

  const submit = handleSubmit(({ image: [photo], ...rest }) => {
    if (!photo) return undefined;
    const role = account?.role ?? rest.role;
    const known = account && { email: account.email, password: '' };
    return once(() => onSubmit({ ...rest, role, ...known, image: photo }));
  });

  return (
    <form {...rootProps(root, styles.root)} noValidate onSubmit={(event) => void submit(event)}>
      <FormError error={error} />
      <Field label={text.name} error={errors.name?.message} limit={textLimits.name} labels={text.field}>
        <Input
          {...register('name', { validate: { given: notBlank(text.nameRequired), fits: fits(textLimits.name) } })}
          autoComplete="name"
          required
        />
      </Field>
      {account?.role === undefined && (
        <Field label={text.role} group>
          <Choice {...register('role')} options={registrableRoles} names={text.roles} />
        </Field>
      )}
      {account ? (
        <Field label={text.email}>
          <Input name="email" type="email" value={account.email} disabled readOnly />
        </Field>
      ) : (
        <NewAccount register={register} errors={errors} text={text} />
      )}
      <PhotoField form={form} progress={progress} text={text} />
      <Button type="submit" wide pending={pending}>
        {text.submit}
      </Button>
      <output className={styles.step}>{step}</output>
      {google && !account && <GoogleButton {...google} labels={text.googleButton} />}
      {account && onOtherAccount && (
        <p className={styles.other}>
          {text.notYou}{' '}
          <Button kind="quiet" size="small" onClick={onOtherAccount}>
            {text.otherAccount}
          </Button>
        </p>
      )}
      {!account && loginHref && (
        <p className={styles.otherwise}>
          {text.alreadyRegistered} <Link href={loginHref}>{text.login}</Link>
        </p>
      )}
    </form>
  );
}

/** Shows why the fields were refused. */
function useRefusals(
  fieldErrors: RegisterFormProps['fieldErrors'],
  pending: boolean,
  setError: UseFormReturn<Entries>['setError'],
) {
  // Compare the texts, not the object: an object created on every render must not restore corrected errors.
  const { name, email, password, image } = fieldErrors ?? {};
  useEffect(() => {
    // The errors are from the previous attempt. Sending has cleared them, and this attempt may fail with the same texts.
    if (pending) return;
    // Last to first, so that the focus ends on the first.
    const refusals = [
      ['image', image],
      ['password', password],
      ['email', email],
      ['name', name],
    ] as const;
    for (const [field, message] of refusals) {
      if (message) setError(field, { type: 'refused', message }, { shouldFocus: true });
    }
  }, [name, email, password, image, pending, setError]);
}

interface NewAccountProps {
  register: UseFormReturn<Entries>['register'];
  errors: UseFormReturn<Entries>['formState']['errors'];
  text: RegisterFormLabels;
}

/** The fields of an account that does not exist yet. */
function NewAccount({ register, errors, text }: NewAccountProps) {
  return (
    <>
      <Field label={text.email} error={errors.email?.message} limit={textLimits.email} labels={text.field}>
        <Input
          {...register('email', {
            required: text.emailRequired,
            pattern: { value: emailPattern, message: text.emailMalformed },
            validate: fits(textLimits.email),
            shouldUnregister: true,
          })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          required
        />
      </Field>
      <Field label={text.password} error={errors.password?.message}>
        <PasswordInput
          {...register('password', { required: text.passwordRequired, shouldUnregister: true })}
          autoComplete="new-password"
          required
          labels={text.passwordInput}
        />
      </Field>
    </>
  );
}

interface PhotoFieldProps extends Pick<RegisterFormProps, 'progress'> {
  form: UseFormReturn<Entries>;
  text: RegisterFormLabels;
}

/** The photo. The form cannot be sent while a photo is being prepared: meanwhile the input has the earlier one, or none. */
function PhotoField({ form, progress, text }: PhotoFieldProps) {
  const { register, formState } = form;
  const [isPreparing, setPreparing] = usePreparing(form, 'image');
  const validate = ({ length }: FileList) => (isPreparing ? text.imagePreparing : length > 0 || text.imageRequired);
  return (
    <Field label={text.image} error={formState.errors.image?.message}>
      <PhotoInput
        {...register('image', { validate })}
        onPreparing={setPreparing}
        progress={progress}
        required
        labels={text.photoInput}
      />
    </Field>
  );
}
