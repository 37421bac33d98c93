'use client';

import {
  type Category,
  type Condition,
  fixedWhileBooked,
  type FixedWhileBooked,
  type Product,
  type ProductLocation,
  productLocations,
} from '@apple-only/contract';
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

/** A seller's input for a product that is listed already. Without an image, the current photo stays. */
export type ProductChanges = Omit<ProductEntry, 'image'> & Partial<Pick<ProductEntry, 'image'>>;

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

type Facts = Omit<ProductEntry, 'image'>;

/** What the buyer of a booked product has agreed to, besides the photo. */
export const fixedFacts = (product: Product) =>
  ({
    name: product.name,
    condition: product.condition,
    category: product.category,
    purchase_year: product.purchase_year,
    use_year: product.use_year,
    original_price: product.original_price,
    selling_price: product.selling_price,
  }) satisfies Pick<Facts, Exclude<FixedWhileBooked, 'img'>>;

const factsOf = (product: Product): Facts => ({
  ...fixedFacts(product),
  description: product.description,
  location: product.location,
  number: product.number,
  email: product.email,
});

const fixedNames: ReadonlySet<string> = new Set(fixedWhileBooked.map((fact) => (fact === 'img' ? 'image' : fact)));

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

/**
 * The state of the form, with the names of the invalid fields. The e-mail is filled in when it is known, if that field is empty.
 * Of a booked product, the fields are disabled that its buyer has agreed to.
 */
export function useProductForm(
  draft: Omit<ProductDraft, 'image'>,
  { email, product }: { email: string; product: Product | undefined },
): ProductFormState {
  const isBooked = product?.booking ?? false;
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
      ...(product && factsOf(product)),
      ...draft,
      email: draft.email || product?.email || email,
    },
  });
  const { getValues, setValue, formState } = form;
  const register: typeof form.register = (name, rules) =>
    form.register(name, isBooked && fixedNames.has(name) ? { disabled: true } : rules);
  const { errors } = formState;

  useEffect(() => {
    if (getValues('email') === '') setValue('email', email);
  }, [email, getValues, setValue]);

  // Also what was entered before the booking.
  useEffect(() => {
    if (!product || !isBooked) return;
    const { condition, category, ...texts } = fixedFacts(product);
    setValue('condition', condition);
    setValue('category', category);
    for (const name of Object.keys(texts) as (keyof typeof texts)[]) setValue(name, texts[name]);
  }, [product, isBooked, setValue]);

  return { ...form, register, errors, invalid: order.filter((name) => errors[name]) };
}
