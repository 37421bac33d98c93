'use client';

import { type BookingLocation, phonePattern, type User, textLimits } from '@apple-only/contract';
import { useId } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { Button } from '../../parts/Button/Button.tsx';
import type { DialogControl, LoadedProps } from '../../parts/Dialog/control.ts';
import { LoadedDialog } from '../../parts/Dialog/LoadedDialog.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { fits } from '../../forms/Field/limit.ts';
import { useOnce } from '../../forms/Field/once.ts';
import { FormError, type FormProblem } from '../../forms/FormError/FormError.tsx';
import { Input } from '../../forms/Input/Input.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { type BookableProduct, Changes, useProductAtOpening } from './Changes.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { useLocations } from '../../parts/ShopProvider/ShopProvider.tsx';
import { optionsOf } from '../../parts/ShopProvider/choices.ts';
import type { RootProps } from '../../parts/Root/root.ts';
import type { BookingModalLabels } from './labels.ts';
import * as styles from './BookingModal.css.ts';

/** The buyer's answers: how the seller reaches them, and where they collect the product. */
export interface BookingAnswers<OwnLocation extends string = BookingLocation> {
  phone: string;
  /** The place to collect it: one of those for bookings. */
  location: OwnLocation;
}

export interface BookingModalProps<OwnLocation extends string = BookingLocation>
  extends RootProps<HTMLDivElement>, DialogControl {
  /** The product to book. Null only while the dialog is closed. If its facts change while the dialog is open, the dialog shows the changes. */
  product: BookableProduct | null;
  /** The buyer. */
  user: Pick<User, 'name' | 'email'>;
  /** Called with the entered values; nothing is required (specification §5). Call `close` after the booking, or set `open`. */
  onSubmit: (contact: BookingAnswers<OwnLocation>, close: () => void) => void | Promise<void>;
  /** Whether the booking is in progress. The dialog stays open meanwhile. @default false */
  pending?: boolean | undefined;
  /** Why the product could not be booked. The entered values are kept. */
  error?: FormProblem | undefined;
  /** Whether this user cannot book the product, now or later: only the error is shown, without the form. @default false */
  unavailable?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<BookingModalLabels> | undefined;
}

/** A `BookingModal` whose code has loaded. */
export function LoadedBookingModal({
  open,
  requestClose,
  product,
  user,
  onSubmit,
  pending = false,
  error,
  unavailable = false,
  text,
  ...root
}: LoadedProps<Omit<BookingModalProps<string>, 'labels'>> & { text: BookingModalLabels }) {
  const { bookings: places } = useLocations();
  const { register, handleSubmit, formState } = useForm<BookingAnswers<string>>({
    defaultValues: { phone: '', location: places[0]?.value ?? '' },
  });
  const sharedId = useId();
  const once = useOnce(pending);
  const atOpening = useProductAtOpening(open ? product : null);
  return (
    <LoadedDialog
      {...root}
      open={open && product !== null}
      requestClose={requestClose}
      busy={pending}
      closeLabel={text.close}
      title={<bdi>{product?.name}</bdi>}
      description={product && <Price value={product.selling_price} />}
      picture={
        product && (
          <Picture
            fit="cover"
            src={product.img}
            alt=""
            sizes="11rem"
            priority
            missingLabel={text.missingPicture}
            failedLabel={text.failedPicture}
          />
        )
      }
    >
      {unavailable ? (
        <Unavailable error={error} closeLabel={text.close} onClose={() => requestClose('close')} />
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) =>
            void handleSubmit((answers) => once(() => onSubmit(answers, () => requestClose('done'))))(event)
          }
        >
          <div className={styles.pair}>
            <Field label={text.name}>
              <Input name="name" value={user.name} disabled readOnly />
            </Field>
            <Field label={text.email}>
              <Input name="email" type="email" value={user.email} disabled readOnly />
            </Field>
          </div>
          <Phone register={register} error={formState.errors.phone?.message} text={text} />
          <Field label={text.location}>
            <Select {...register('location')} {...optionsOf(places)} />
          </Field>
          <FormError error={error} />
          <Changes before={atOpening} now={product} text={text} />
          <p id={sharedId} className={styles.shared}>
            {text.shared}
          </p>
          <Button type="submit" wide pending={pending} aria-describedby={sharedId}>
            {text.confirm}
          </Button>
        </form>
      )}
    </LoadedDialog>
  );
}

interface PhoneProps {
  register: UseFormRegister<BookingAnswers<string>>;
  error: string | undefined;
  text: BookingModalLabels;
}

/** The number at which the seller can call the buyer. */
function Phone({ register, error, text }: PhoneProps) {
  const pattern = { value: phonePattern, message: text.phoneMalformed };
  return (
    <Field label={text.phone} hint={text.phoneHint} error={error} limit={textLimits.phone} labels={text.field}>
      <Input
        {...register('phone', { pattern, validate: fits(textLimits.phone) })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </Field>
  );
}

interface UnavailableProps extends Pick<BookingModalProps, 'error'> {
  closeLabel: string;
  onClose: () => void;
}

/** Replaces the form when nothing can be confirmed. */
function Unavailable({ error, closeLabel, onClose }: UnavailableProps) {
  return (
    <div className={styles.form}>
      <FormError error={error} />
      {/* The pressed button is gone: this one takes the focus. */}
      <Button ref={focus} wide kind="quiet" onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
