'use client';

import {
  type Category,
  type Condition,
  type ProductLocation,
  categories,
  categoryNames,
  conditions,
  emailPattern,
  productLocations,
  textLimits,
} from '@apple-only/contract';
import { type ReactNode, useEffect } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { Button } from '../Button/Button.tsx';
import { Choice } from '../Choice/Choice.tsx';
import { Field } from '../Field/Field.tsx';
import { useOnce } from '../Field/once.ts';
import { notBlank, validation } from '../Field/validation.ts';
import { FormDone } from '../FormDone/FormDone.tsx';
import { FormError, type FormErrorProps } from '../FormError/FormError.tsx';
import { Input } from '../Input/Input.tsx';
import { PhotoInput, type PhotoInputLabels } from '../PhotoInput/PhotoInput.tsx';
import { priceText } from '../Price/Price.tsx';
import { Select } from '../Select/Select.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import * as styles from './ProductForm.css.ts';

export const productFormLabels = {
  image: 'Photo',
  condition: 'Condition',
  conditions: { Fair: 'Fair', Good: 'Good', Excellent: 'Excellent' } satisfies Record<Condition, string>,
  category: 'Category',
  categories: categoryNames,
  name: 'Product name',
  selling_price: 'Selling price',
  original_price: 'Original price',
  purchase_year: 'Purchase year',
  use_year: 'Use year',
  description: 'Description',
  location: 'Location',
  number: 'Mobile number',
  email: "Seller's e-mail",
  submit: 'Add product',
  nameRequired: validation.nameRequired,
  priceRequired: validation.priceRequired,
  yearRequired: validation.yearRequired,
  descriptionRequired: validation.descriptionRequired,
  descriptionTooLong: validation.tooLong(textLimits.description),
  numberRequired: validation.numberRequired,
  emailRequired: validation.emailRequired,
  emailMalformed: validation.emailMalformed,
  imageRequired: validation.imageRequired,
  /** Above the list of fields that are not right. */
  incomplete: 'The product is not added yet. These fields need another look:',
  done: 'The product is added',
  again: 'Add another product',
};
export type ProductFormLabels = typeof productFormLabels & { photoInput?: Partial<PhotoInputLabels> };

/** What a seller enters. Prices, years and the number are text, just as typed (specification §5). */
export interface ProductEntry {
  name: string;
  selling_price: string;
  original_price: string;
  purchase_year: string;
  use_year: string;
  description: string;
  /** The seller's mobile number. */
  number: string;
  email: string;
  condition: Condition;
  category: Category;
  location: ProductLocation;
  image: File;
}

/** As much of a product as was entered so far. */
export type ProductDraft = Partial<ProductEntry>;

interface ProductFields {
  /** Called with what was entered, once nothing is missing. */
  onSubmit: (product: ProductEntry) => void | Promise<void>;
  /** Called with all that was entered so far, after every change: for whoever keeps drafts. At every letter; wait a little. */
  onDraft?: ((draft: ProductDraft) => void) | undefined;
  /** What is filled in at first, such as a draft that was kept. Read once, but for the photo, which may come late. */
  defaultValues?: ProductDraft | undefined;
  /** The signed-in person's e-mail address. Filled in where there is none, also when it is known only later. */
  email?: string | undefined;
  /** Why the product was not added. What was entered stays. */
  error?: FormErrorProps['error'];
  /** Whether the product is being added. @default false */
  pending?: boolean | undefined;
  /** How much of the photo is uploaded, from 0 to 1. Absent while it is not being uploaded. */
  progress?: number | undefined;
  /** What to know before filling it in, as for somebody who is no seller yet. */
  intro?: ReactNode;
  /** Replaces words, for another language. */
  labels?: Partial<ProductFormLabels> | undefined;
}

export interface ProductFormProps extends ProductFields {
  /** What became of the product, and where it is to be found. While it is given, it stands in the form's place. */
  done?: ReactNode;
  /** Called by whoever wants to add another: take `done` away, and the form is empty. Omit it to leave the button out. */
  onAgain?: (() => void) | undefined;
}

/**
 * A blank sheet: what a seller fills in to list a product. Renders a `<form>` on a sheet, and once done, what was done.
 *
 * What is wrong is said under its field; the first such field is focused, and all of them are listed above the button.
 */
export function ProductForm({ done, onAgain, ...fields }: ProductFormProps) {
  const text = { ...productFormLabels, ...fields.labels };
  return (
    <div className={styles.root} data-done={Boolean(done) || undefined}>
      <FormDone done={done} title={text.done} again={text.again} onAgain={onAgain}>
        <Fields {...fields} />
      </FormDone>
    </div>
  );
}

type Values = Omit<ProductEntry, 'image'> & { image?: FileList };

/** The fields in the order in which they stand. */
const order = [
  'image',
  'name',
  'selling_price',
  'original_price',
  'purchase_year',
  'use_year',
  'description',
  'number',
  'email',
] as const satisfies readonly FieldPath<Values>[];

function Fields({
  onSubmit,
  onDraft,
  defaultValues,
  email = '',
  error,
  pending = false,
  progress,
  intro,
  labels,
}: ProductFields) {
  const text: ProductFormLabels = { ...productFormLabels, ...labels };
  const { image: photo, ...draft } = defaultValues ?? {};
  const { register, handleSubmit, getValues, setValue, setFocus, formState } = useForm<Values>({
    defaultValues: {
      name: '',
      selling_price: '',
      original_price: '',
      purchase_year: '',
      use_year: '',
      description: '',
      number: '',
      condition: 'Good',
      category: categories[0],
      location: productLocations[0],
      ...draft,
      email: draft.email || email,
    },
  });
  const { errors } = formState;
  const once = useOnce(pending);
  const wrong = order.filter((name) => errors[name]);

  useEffect(() => {
    if (getValues('email') === '') setValue('email', email);
  }, [email, getValues, setValue]);

  /** What was entered, with the photo as a file of its own. */
  const entryOf = ({ image, ...rest }: Values) => ({ ...rest, ...(image?.[0] && { image: image[0] }) });
  const submit = handleSubmit((values) => {
    const { image, ...rest } = entryOf(values);
    return image && once(() => onSubmit({ ...rest, image }));
  });

  const required = (name: Exclude<(typeof order)[number], 'image' | 'email'>, message: string) => ({
    ...register(name, { validate: notBlank(message) }),
    required: true,
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={() => onDraft?.(entryOf(getValues()))}>
      {intro && <div className={styles.intro}>{intro}</div>}
      <div className={styles.columns}>
        <div className={styles.chosen}>
          <Field label={text.image} error={errors.image?.message}>
            <PhotoInput
              {...register('image', { required: text.imageRequired })}
              required
              size="large"
              defaultPhoto={photo}
              progress={progress}
              labels={text.photoInput}
            />
          </Field>
          <Field label={text.condition} group>
            <Choice {...register('condition')} options={conditions} names={text.conditions} />
          </Field>
          <Field label={text.category} group>
            <Choice {...register('category')} options={categories} names={text.categories} />
          </Field>
        </div>
        <div className={styles.written}>
          <Field label={text.name} error={errors.name?.message}>
            <Input
              {...required('name', text.nameRequired)}
              maxLength={textLimits.name}
              autoComplete="off"
              autoCapitalize="words"
            />
          </Field>
          <div className={styles.pair}>
            <Field label={text.selling_price} error={errors.selling_price?.message}>
              <Money>
                <Input
                  {...required('selling_price', text.priceRequired)}
                  maxLength={textLimits.price}
                  inputMode="decimal"
                  autoComplete="off"
                />
              </Money>
            </Field>
            <Field label={text.original_price} error={errors.original_price?.message}>
              <Money>
                <Input
                  {...required('original_price', text.priceRequired)}
                  maxLength={textLimits.price}
                  inputMode="decimal"
                  autoComplete="off"
                />
              </Money>
            </Field>
          </div>
          <div className={styles.pair}>
            <Field label={text.purchase_year} error={errors.purchase_year?.message}>
              <Input
                {...required('purchase_year', text.yearRequired)}
                maxLength={textLimits.year}
                inputMode="numeric"
                autoComplete="off"
              />
            </Field>
            <Field label={text.use_year} error={errors.use_year?.message}>
              <Input {...required('use_year', text.yearRequired)} maxLength={textLimits.year} autoComplete="off" />
            </Field>
          </div>
          <Field label={text.description} error={errors.description?.message}>
            <Textarea
              {...register('description', {
                validate: notBlank(text.descriptionRequired),
                maxLength: { value: textLimits.description, message: text.descriptionTooLong },
              })}
              required
            />
          </Field>
          <div className={styles.pair}>
            <Field label={text.location}>
              <Select {...register('location')} options={productLocations} />
            </Field>
            <Field label={text.number} error={errors.number?.message}>
              <Input
                {...required('number', text.numberRequired)}
                maxLength={textLimits.phone}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
              />
            </Field>
          </div>
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
          <div className={styles.send}>
            <FormError
              error={wrong.length > 0 ? { message: text.incomplete } : error}
              fields={wrong.map((name) => ({ label: text[name], onSelect: () => setFocus(name) }))}
            />
            <Button type="submit" pending={pending}>
              {text.submit}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

/** An amount, behind the sign that it will be shown with. */
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
