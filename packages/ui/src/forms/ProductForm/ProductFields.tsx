import { categories, conditions, emailPattern, productLocations, textLimits } from '@apple-only/contract';
import type { ReactNode } from 'react';
import { Choice } from '../Choice/Choice.tsx';
import { Field } from '../Field/Field.tsx';
import { notBlank } from '../Field/validation.ts';
import { Input, type InputProps } from '../Input/Input.tsx';
import { PhotoInput } from '../PhotoInput/PhotoInput.tsx';
import { priceText } from '../../products/Price/Price.tsx';
import { Select } from '../Select/Select.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import type { ProductFormLabels } from './labels.ts';
import * as styles from './ProductForm.css.ts';
import type { ProductFormState } from './use-product-form.ts';

interface FieldsProps {
  form: ProductFormState;
  text: ProductFormLabels;
}

/** The photo, the condition and the category. A product that is listed already has a photo. */
export function ChosenFields({
  form: { register, errors },
  text,
  photo,
  currentPhoto,
  progress,
}: FieldsProps & { photo: File | undefined; currentPhoto: string | undefined; progress: number | undefined }) {
  return (
    <>
      <Field label={text.image} error={errors.image?.message}>
        <PhotoInput
          {...register('image', { required: currentPhoto === undefined && text.imageRequired })}
          required={currentPhoto === undefined}
          currentPhoto={currentPhoto}
          size="large"
          defaultPhoto={photo}
          progress={progress}
          labels={text.photoInput}
        />
      </Field>
      <Field label={text.condition} error={errors.condition?.message} group>
        <Choice
          {...register('condition', { required: text.conditionRequired })}
          options={conditions}
          names={text.conditions}
        />
      </Field>
      <Field label={text.category} error={errors.category?.message} group>
        <Choice
          {...register('category', { required: text.categoryRequired })}
          options={categories}
          names={text.categories}
        />
      </Field>
    </>
  );
}

/** What is written about the product and its seller. */
export function WrittenFields(fields: FieldsProps) {
  const { text } = fields;
  const price = {
    missing: text.priceRequired,
    maxLength: textLimits.price,
    inputMode: 'decimal',
    isMoney: true,
  } as const;
  const year = { missing: text.yearRequired, maxLength: textLimits.year } as const;
  return (
    <>
      <TextField
        {...fields}
        name="name"
        missing={text.nameRequired}
        maxLength={textLimits.name}
        autoCapitalize="words"
      />
      <div className={styles.pair}>
        <TextField {...fields} name="selling_price" {...price} />
        <TextField {...fields} name="original_price" {...price} />
      </div>
      <div className={styles.pair}>
        <TextField {...fields} name="purchase_year" {...year} inputMode="numeric" />
        <TextField {...fields} name="use_year" {...year} />
      </div>
      <Description {...fields} />
      <div className={styles.pair}>
        <Field label={text.location}>
          <Select {...fields.form.register('location')} options={productLocations} />
        </Field>
        <TextField
          {...fields}
          name="number"
          missing={text.numberRequired}
          maxLength={textLimits.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <Email {...fields} />
    </>
  );
}

interface TextFieldProps extends FieldsProps, Omit<InputProps, 'form' | 'name'> {
  name: 'name' | 'selling_price' | 'original_price' | 'purchase_year' | 'use_year' | 'number';
  /** The error if it is empty. */
  missing: string;
  /** Whether it is an amount. */
  isMoney?: boolean;
}

/** A required line of text. */
function TextField({ form: { register, errors }, text, name, missing, isMoney, ...input }: TextFieldProps) {
  const control = <Input autoComplete="off" {...input} {...register(name, { validate: notBlank(missing) })} required />;
  return (
    <Field label={text[name]} error={errors[name]?.message}>
      {isMoney ? <Money>{control}</Money> : control}
    </Field>
  );
}

/** An amount, after the sign that it is shown with. */
function Money({ children }: { children: ReactNode }) {
  return (
    <span className={styles.money}>
      <span aria-hidden="true" className={styles.sign}>
        {priceText('')}
      </span>
      {children}
    </span>
  );
}

function Description({ form: { register, errors }, text }: FieldsProps) {
  return (
    <Field label={text.description} error={errors.description?.message}>
      <Textarea
        {...register('description', {
          validate: notBlank(text.descriptionRequired),
          maxLength: { value: textLimits.description, message: text.descriptionTooLong },
        })}
        required
      />
    </Field>
  );
}

function Email({ form: { register, errors }, text }: FieldsProps) {
  return (
    <Field label={text.email} error={errors.email?.message}>
      <Input
        {...register('email', {
          required: text.emailRequired,
          pattern: { value: emailPattern, message: text.emailMalformed },
        })}
        maxLength={textLimits.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
    </Field>
  );
}
