'use client';

import {
  enteredOf,
  type EnteredProduct,
  fieldOf,
  fixedWhileBooked,
  type Product,
  productFieldNames,
  type ProductFieldName,
} from '@apple-only/contract';
import { useEffect } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';

/** A seller's input. Prices, years and the number are text, as typed (specification §5). */
export interface ProductEntry extends Omit<EnteredProduct, 'img'> {
  image: File;
}

/** A seller's input for a product that is listed already. Without an image, the current photo stays. */
export type ProductChanges = Omit<ProductEntry, 'image'> & Partial<Pick<ProductEntry, 'image'>>;

/** An incomplete input. */
export type ProductDraft = Partial<ProductEntry>;

type TypedName = Exclude<ProductFieldName, 'img'>;
export type FormFieldName = TypedName | 'image';
/** A choice that was not made is null. */
export type Values = { [Name in TypedName]: EnteredProduct[Name] | null } & { image?: FileList };

const typedNames = productFieldNames.filter((name) => name !== 'img');

/** The most choices that stand side by side, none of them chosen at first. */
const mostRadios = 3;
const isChoice = (name: TypedName) => (fieldOf(name).choices?.length ?? Infinity) <= mostRadios;
/** The choices of few. */
export const choiceNames = typedNames.filter(isChoice);
export const writtenNames = typedNames.filter((name) => !isChoice(name));
const formNames: readonly FormFieldName[] = ['image', ...choiceNames, ...writtenNames];

const isFixed = (name: string) => fixedWhileBooked.some((fixed) => name === (fixed === 'img' ? 'image' : fixed));

/** What the buyer of a booked product has agreed to, besides the photo. */
export const fixedFacts = (product: Product) =>
  Object.fromEntries(typedNames.filter(isFixed).map((name) => [name, product[name]])) as Partial<Values>;

const empty: Partial<Values> = Object.fromEntries(
  typedNames.map((name) => [name, isChoice(name) ? null : (fieldOf(name).choices?.[0] ?? '')]),
);

/** The input, with the photo as a single file, and without the choices that were not made. */
export const entryOf = ({ image, ...values }: Values): ProductDraft => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
  ...(image?.[0] && { image: image[0] }),
});

/** Whether an input has all fields, perhaps without the photo. */
export const isComplete = (entry: ProductDraft): entry is ProductChanges =>
  typedNames.every((name) => entry[name] !== undefined);

export interface ProductFormState extends UseFormReturn<Values> {
  errors: FieldErrors<Values>;
  invalid: FormFieldName[];
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
      ...empty,
      ...(product && enteredOf(product)),
      ...draft,
      email: draft.email || product?.email || email,
    },
  });
  const { getValues, setValue, formState } = form;
  const register: typeof form.register = (name, rules) =>
    form.register(name, isBooked && isFixed(name) ? { disabled: true } : rules);
  const { errors } = formState;

  useEffect(() => {
    if (getValues('email') === '') setValue('email', email);
  }, [email, getValues, setValue]);

  // Also what was entered before the booking.
  useEffect(() => {
    if (!product || !isBooked) return;
    for (const name of typedNames.filter(isFixed)) setValue(name, product[name]);
  }, [product, isBooked, setValue]);

  return { ...form, register, errors, invalid: formNames.filter((name) => errors[name]) };
}
