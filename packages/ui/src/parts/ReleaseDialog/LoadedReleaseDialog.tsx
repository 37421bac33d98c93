'use client';

import { isolateBidi, type OwnProduct, textLimits } from '@apple-only/contract';
import { useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../Button/Button.tsx';
import type { DialogControl, LoadedProps } from '../Dialog/control.ts';
import { LoadedDialog } from '../Dialog/LoadedDialog.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { fits } from '../../forms/Field/limit.ts';
import { useOnce } from '../../forms/Field/once.ts';
import { notBlank } from '../../forms/Field/validation.ts';
import { FormError, type FormProblem } from '../../forms/FormError/FormError.tsx';
import { Textarea } from '../../forms/Textarea/Textarea.tsx';
import type { SomeLabels } from '../LabelsProvider/use-labels.ts';
import type { RootProps } from '../Root/root.ts';
import type { ReleaseDialogLabels } from './labels.ts';
import * as styles from './ReleaseDialog.css.ts';

export interface ReleaseDialogProps extends RootProps<HTMLDivElement>, DialogControl {
  /** The product whose booking is to be released. Null only while the dialog is closed. */
  product: Pick<OwnProduct, 'name' | 'buyer'> | null;
  /** Called with the reason, if it is not empty. Call `close` after the release, or set `open`. */
  onSubmit: (reason: string, close: () => void) => void | Promise<void>;
  /** Whether the release is in progress. The dialog stays open meanwhile. @default false */
  pending?: boolean | undefined;
  /** Why the release failed. The entered reason is kept. */
  error?: FormProblem | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ReleaseDialogLabels> | undefined;
}

/** The reason's form. It keeps the text for the same product and buyer if the dialog is closed and opened again. */
function useReason(open: boolean, product: ReleaseDialogProps['product']) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { getValues, reset } = form;
  const booking = open && product ? JSON.stringify([product.name, product.buyer?.email]) : undefined;
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (booking === undefined) return;
    // Clears the errors of the previous text.
    reset({ reason: booking === last.current ? getValues('reason') : '' });
    last.current = booking;
  }, [booking, getValues, reset]);
  return form;
}

/** A `ReleaseDialog` whose code has loaded. */
export function LoadedReleaseDialog({
  open,
  requestClose,
  product,
  onSubmit,
  pending = false,
  error,
  text,
  ...root
}: LoadedProps<Omit<ReleaseDialogProps, 'labels'>> & { text: ReleaseDialogLabels }) {
  const { register, handleSubmit, formState, reset } = useReason(open, product);
  const once = useOnce(pending);
  const close = () => {
    reset({ reason: '' });
    requestClose('done');
  };
  return (
    <LoadedDialog
      {...root}
      open={open && product !== null}
      requestClose={requestClose}
      busy={pending}
      closeLabel={text.close}
      title={text.title}
      description={
        product && (
          <p className={styles.warning}>
            {text.warning(isolateBidi(product.name), product.buyer && isolateBidi(product.buyer.name))}
          </p>
        )
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(({ reason }) => once(() => onSubmit(reason.trim(), close)))(event)}
      >
        <Field
          label={text.reason}
          error={formState.errors.reason?.message}
          limit={textLimits.reason}
          labels={text.field}
        >
          <Textarea
            {...register('reason', {
              validate: { given: notBlank(text.reasonRequired), fits: fits(textLimits.reason) },
            })}
            required
          />
        </Field>
        <FormError error={error} />
        <div className={styles.actions}>
          <Button kind="quiet" disabled={pending} onClick={() => requestClose('close')}>
            {text.cancel}
          </Button>
          <Button type="submit" pending={pending}>
            {text.release}
          </Button>
        </div>
      </form>
    </LoadedDialog>
  );
}
