'use client';

import { type OwnProduct, textLimits } from '@apple-only/contract';
import { useForm } from 'react-hook-form';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { useOnce } from '../Field/once.ts';
import { notBlank, validation } from '../Field/validation.ts';
import { FormError } from '../FormError/FormError.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import * as styles from './ReleaseDialog.css.ts';

export const releaseDialogLabels = {
  title: 'Do you want to release this booking?',
  warning: (name: string, buyer: string | undefined) =>
    `${name} is on the market again, and ${buyer ?? 'the buyer'} reads your reason in My Booking.`,
  reason: 'Reason',
  reasonRequired: 'Reason is Required',
  reasonTooLong: validation.tooLong(textLimits.reason),
  release: 'Release',
  cancel: 'cancel',
  close: 'Close',
};
export type ReleaseDialogLabels = typeof releaseDialogLabels;

export interface ReleaseDialogProps {
  /** The product whose booking is to be released. Null: closed. */
  product: Pick<OwnProduct, 'name' | 'buyer'> | null;
  /** Called with the reason, once there is one. Close the dialog after the release. */
  onSubmit: (reason: string) => void | Promise<void>;
  /** Called when the user cancels. */
  onClose: () => void;
  /** Whether the release is in progress. The dialog stays open meanwhile. @default false */
  pending?: boolean | undefined;
  /** Why the release failed: a sentence. The entered reason is kept. */
  error?: string | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<ReleaseDialogLabels> | undefined;
}

/**
 * Asks a seller why a booking is released; the buyer gets to see the reason. Renders a `dialog` with a form in it.
 *
 * It is empty whenever it opens: a reason is for one buyer alone.
 */
export function ReleaseDialog({ product, labels, ...fields }: ReleaseDialogProps) {
  const text = { ...releaseDialogLabels, ...labels };
  return (
    <Dialog
      open={product !== null}
      onOpenChange={(open) => !open && fields.onClose()}
      busy={fields.pending}
      labels={{ close: text.close }}
      title={text.title}
      description={product && <p className={styles.warning}>{text.warning(product.name, product.buyer?.name)}</p>}
    >
      <Fields {...fields} text={text} />
    </Dialog>
  );
}

function Fields({
  onSubmit,
  onClose,
  pending = false,
  error,
  text,
}: Omit<ReleaseDialogProps, 'product' | 'labels'> & { text: ReleaseDialogLabels }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const once = useOnce(pending);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(({ reason }) => once(() => onSubmit(reason.trim())))(event)}
    >
      <Field label={text.reason} error={formState.errors.reason?.message}>
        <Textarea
          {...register('reason', {
            validate: notBlank(text.reasonRequired),
            maxLength: { value: textLimits.reason, message: text.reasonTooLong },
          })}
          required
        />
      </Field>
      <FormError error={error === undefined ? undefined : { message: error }} />
      <div className={styles.actions}>
        <Button kind="quiet" disabled={pending} onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" pending={pending}>
          {text.release}
        </Button>
      </div>
    </form>
  );
}
