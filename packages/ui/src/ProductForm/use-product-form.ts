'use client';

import { type Category, type Condition, type ProductLocation, productLocations } from '@apple-only/contract';
import { useEffect } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';

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

type Chosen = 'condition' | 'category';
/** A choice that was not made is null. */
export type Values = Omit<ProductEntry, 'image' | Chosen> & { [Key in Chosen]: ProductEntry[Key] | null } & {
  image?: FileList;
};

/** The fields that can be invalid, in display order. */
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
] as const satisfies readonly (keyof Values)[];

/** The input, with the photo as a single file, and without the choices that were not made. */
export const entryOf = ({ image, condition, category, ...rest }: Values) => ({
  ...rest,
  ...(condition && { condition }),
  ...(category && { category }),
  ...(image?.[0] && { image: image[0] }),
});

export interface ProductFormState extends UseFormReturn<Values> {
  errors: FieldErrors<Values>;
  invalid: (typeof order)[number][];
}

/** The state of the form, with the names of the invalid fields. The e-mail is filled in when it is known, if that field is empty. */
export function useProductForm(draft: Omit<ProductDraft, 'image'>, email: string): ProductFormState {
  const form = useForm<Values>({
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
  const { getValues, setValue, formState } = form;
  const { errors } = formState;

  useEffect(() => {
    if (getValues('email') === '') setValue('email', email);
  }, [email, getValues, setValue]);

  return { ...form, errors, invalid: order.filter((name) => errors[name]) };
}
