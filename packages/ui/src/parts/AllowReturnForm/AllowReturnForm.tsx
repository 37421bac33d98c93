'use client';

import { emailPattern, isolateBidi, textLimits } from '@apple-only/contract';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../Button/Button.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { fits } from '../../forms/Field/limit.ts';
import { useOnce } from '../../forms/Field/once.ts';
import { FormError, type FormProblem } from '../../forms/FormError/FormError.tsx';
import { Input } from '../../forms/Input/Input.tsx';
import { type SomeLabels, useLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import { type AllowReturnFormLabels, allowReturnFormLabels } from './labels.ts';
import * as styles from './AllowReturnForm.css.ts';

export interface AllowReturnFormProps extends RootProps<HTMLFormElement> {
  /** Called with the e-mail of the user who may register again. */
  onSubmit: (email: string) => void | Promise<void>;
  /** The last allowed e-mail: a message names it, and the field is cleared. */
  allowed?: string | undefined;
  /** Whether the request is in progress. @default false */
  pending?: boolean | undefined;
  /** Why the request failed. The entered e-mail is kept. */
  error?: FormProblem | undefined;
  /** The heading level of its title. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<AllowReturnFormLabels> | undefined;
}

/** Lets an admin allow a deleted user, by e-mail, to register again. Renders a `<form>` named by its title. */
export function AllowReturnForm({
  onSubmit,
  allowed,
  pending = false,
  error,
  headingLevel = 2,
  labels,
  ...root
}: AllowReturnFormProps) {
  const text = useLabels<AllowReturnFormLabels>('AllowReturnForm', allowReturnFormLabels, labels);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { email: '' } });
  const once = useOnce(pending);
  useEffect(() => {
    if (allowed !== undefined) reset();
  }, [allowed, reset]);
  return (
    <form
      {...rootProps(root, styles.root)}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => void handleSubmit(({ email }) => once(() => onSubmit(email)))(event)}
    >
      <Heading id={titleId} className={styles.title}>
        {text.title}
      </Heading>
      <p className={styles.text}>{text.text}</p>
      <div className={styles.field}>
        <Field label={text.email} error={formState.errors.email?.message} limit={textLimits.email} labels={text.field}>
          <Input
            {...register('email', {
              required: text.emailRequired,
              pattern: { value: emailPattern, message: text.emailMalformed },
              validate: fits(textLimits.email),
            })}
            required
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
      </div>
      <FormError error={error} />
      <Button type="submit" kind="quiet" pending={pending}>
        {text.submit}
      </Button>
      <output className={styles.done}>{allowed !== undefined && text.done(isolateBidi(allowed))}</output>
    </form>
  );
}
