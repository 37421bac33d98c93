'use client';

import { type NewMessage, emailPattern, textLimits } from '@apple-only/contract';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../parts/Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { fits } from '../Field/limit.ts';
import { useOnce } from '../Field/once.ts';
import { notBlank } from '../Field/validation.ts';
import { FormDone } from '../FormDone/FormDone.tsx';
import { FormError, type FormProblem } from '../FormError/FormError.tsx';
import { Input } from '../Input/Input.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { RootProps } from '../../parts/Root/root.ts';
import { type ContactFormLabels, contactFormLabels } from './labels.ts';
import * as styles from './ContactForm.css.ts';

interface ContactFields {
  /** Called with the message, once all fields are valid. */
  onSubmit: (message: NewMessage) => void | Promise<void>;
  /** The initial values, such as those of a signed-in user. Later ones fill the fields that the user has not changed. */
  defaultValues?: Partial<NewMessage> | undefined;
  /** Why the message was not sent. The entered values are kept. */
  error?: FormProblem | undefined;
  /** Whether the message is being sent. @default false */
  pending?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ContactFormLabels> | undefined;
}

export interface ContactFormProps extends ContactFields, RootProps<HTMLDivElement> {
  /** When and how the shop answers. Pass it once the message is sent: it replaces the form. */
  done?: ReactNode;
  /** Called when the user wants to write another message: remove `done`, and the form is empty. Omit it to leave the button out. */
  onAgain?: (() => void) | undefined;
}

/**
 * A form for a message to the shop. Renders a `<div>` with a `<form>`, and thanks the user once it is sent.
 *
 * Errors are shown under their fields; the first invalid field is focused.
 */
export function ContactForm({
  done,
  onAgain,
  onSubmit,
  defaultValues,
  error,
  pending,
  labels,
  ...root
}: ContactFormProps) {
  const text = useLabels<ContactFormLabels>('ContactForm', contactFormLabels, labels);
  return (
    <FormDone {...root} done={done} title={text.done} again={text.again} onAgain={onAgain}>
      <Fields onSubmit={onSubmit} defaultValues={defaultValues} error={error} pending={pending} labels={labels} />
    </FormDone>
  );
}

function Fields({ onSubmit, defaultValues, error, pending = false, labels }: ContactFields) {
  const text = useLabels<ContactFormLabels>('ContactForm', contactFormLabels, labels);
  const { register, handleSubmit, formState } = useForm<NewMessage>({
    values: { name: '', email: '', message: '', ...defaultValues },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;
  const once = useOnce(pending);

  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => void handleSubmit((message) => once(() => onSubmit(message)))(event)}
    >
      <Field label={text.name} error={errors.name?.message} limit={textLimits.name} labels={text.field}>
        <Input
          {...register('name', { validate: { given: notBlank(text.nameRequired), fits: fits(textLimits.name) } })}
          required
          autoComplete="name"
        />
      </Field>
      <Field label={text.email} error={errors.email?.message} limit={textLimits.email} labels={text.field}>
        <Input
          {...register('email', {
            required: text.emailRequired,
            pattern: { value: emailPattern, message: text.emailMalformed },
            validate: fits(textLimits.email),
          })}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </Field>
      <Field label={text.message} error={errors.message?.message} limit={textLimits.message} labels={text.field}>
        <Textarea
          {...register('message', {
            validate: { given: notBlank(text.messageRequired), fits: fits(textLimits.message) },
          })}
          required
        />
      </Field>
      <FormError error={error} />
      <Button type="submit" wide pending={pending}>
        {text.submit}
      </Button>
    </form>
  );
}
