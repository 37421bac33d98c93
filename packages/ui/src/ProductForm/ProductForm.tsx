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
  conditionRequired: validation.conditionRequired,
  categoryRequired: validation.categoryRequired,
  /** Above the list of invalid fields. */
  incomplete: 'The product is not added yet. These fields need another look:',
  done: 'The product is added',
  again: 'Add another product',
};
export type ProductFormLabels = typeof productFormLabels & { photoInput?: Partial<PhotoInputLabels> };

/** A seller's input. Prices, years and the number are text, as typed (specification §5). */
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

/** An incomplete input. */
export type ProductDraft = Partial<ProductEntry>;

interface ProductFields {
  /** Called with the input, once all fields are valid. */
  onSubmit: (product: ProductEntry) => void | Promise<void>;
  /** Called with the current input after every change, to store a draft. Fires at every letter: debounce it. */
  onDraft?: ((draft: ProductDraft) => void) | undefined;
  /** The initial values, such as a stored draft. Read once, except the photo, which may come late. */
  defaultValues?: ProductDraft | undefined;
  /** The signed-in user's e-mail address. Filled in if that field is empty, also when it is known only later. */
  email?: string | undefined;
  /** Why the product was not added. The entered values are kept. */
  error?: FormErrorProps['error'];
  /** Whether the product is being added. @default false */
  pending?: boolean | undefined;
  /** The uploaded part of the photo, from 0 to 1. Absent while no upload is in progress. */
  progress?: number | undefined;
  /** A note above the form, such as for a user who is no seller yet. */
  intro?: ReactNode;
  /** Replaces words, for another language. */
  labels?: Partial<ProductFormLabels> | undefined;
}

export interface ProductFormProps extends ProductFields {
  /** The result, and where to find the product. While it is given, it replaces the form. */
  done?: ReactNode;
  /** Called when the user wants to add another product: remove `done`, and the form is empty. Omit it to leave the button out. */
  onAgain?: (() => void) | undefined;
}

/**
 * A seller's form to list a product. Renders a `<form>` on a sheet, and once sent, the result.
 *
 * Errors are shown under their fields; the first invalid field is focused, and all of them are listed above the button.
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

type Chosen = 'condition' | 'category';
/** A choice that was not made is null. */
type Values = Omit<ProductEntry, 'image' | Chosen> & { [Key in Chosen]: ProductEntry[Key] | null } & {
  image?: FileList;
};

/** The fields in display order. */
const order = [
  'image',
  'condition',
  'category',
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
      condition: null,
      category: null,
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

  /** The input, with the photo as a single file, and without the choices that were not made. */
  const entryOf = ({ image, condition, category, ...rest }: Values) => ({
    ...rest,
    ...(condition && { condition }),
    ...(category && { category }),
    ...(image?.[0] && { image: image[0] }),
  });
  const submit = handleSubmit((values) => {
    const { image, condition, category, ...rest } = entryOf(values);
    return image && condition && category && once(() => onSubmit({ ...rest, image, condition, category }));
  });

  const required = (name: Exclude<(typeof order)[number], 'image' | 'email' | Chosen>, message: string) => ({
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
