'use client';

import {
  type EnteredProduct,
  type FactName,
  factNames,
  fieldOf,
  fixedWhileBooked,
  type Product,
  type ProductFacts,
  requiredFieldNames,
  type RequiredFieldName,
  textLimits,
} from '@apple-only/contract';
import { useEffect } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';

/** A seller's input. Prices, years and the number are text, as typed (specification §5). */
export interface ProductEntry extends Omit<EnteredProduct, 'img' | FactName>, ProductFacts {
  image: File;
}

/** A seller's input for a product that is listed already. Without an image, the current photo stays. */
export type ProductChanges = Omit<ProductEntry, 'image'> & Partial<Pick<ProductEntry, 'image'>>;

/** An incomplete input. */
export type ProductDraft = Partial<ProductEntry>;

export type TypedName = Exclude<RequiredFieldName, 'img'>;
type FormFieldName = TypedName | FactName | 'image';
/** As the controls have it: a choice that was not made is null, and a fact that is not stated an empty text, or not ticked. */
export type Values = { [Name in TypedName]: EnteredProduct[Name] | null } & {
  [Name in FactName]: EnteredProduct[Name] extends boolean | undefined ? boolean : string;
} & { image?: FileList };

/** The fields but the photo, in the order of the form. */
const typedNames = requiredFieldNames.filter((name) => name !== 'img');

/** The most choices that stand side by side, none of them chosen at first. */
const mostRadios = 3;
const isChoice = (name: TypedName) => (fieldOf(name).choices?.length ?? Infinity) <= mostRadios;
/** The choices of few. */
export const choiceNames = typedNames.filter(isChoice);
export const writtenNames = typedNames.filter((name) => !isChoice(name));
const formNames: readonly FormFieldName[] = ['image', ...choiceNames, ...writtenNames, ...factNames];

const typedOf = (entered: Partial<Pick<EnteredProduct, TypedName>>): Partial<Values> =>
  Object.fromEntries(typedNames.map((name) => [name, entered[name]]).filter(([, value]) => value !== undefined));

/** The most characters of a field that is written; none for choices, dates and whole numbers. */
export const limitOf = (name: TypedName | FactName): number | undefined => {
  const { kind, choices } = fieldOf(name);
  return !choices && kind && kind in textLimits ? textLimits[kind as keyof typeof textLimits] : undefined;
};

/** A fact, as its control has it. */
const controlled = (name: FactName, value: ProductFacts[FactName]) =>
  fieldOf(name).kind === 'statement' ? value === true : String(value ?? '');
const factsFor = (facts: ProductFacts): Partial<Pick<Values, FactName>> =>
  Object.fromEntries(factNames.map((name) => [name, controlled(name, facts[name])]));

/** The whole number in a text; undefined if it is none, or out of range. */
export function wholeIn(value: string, [least, most]: readonly [number, number] = [0, Infinity]) {
  const number = /^\s*\p{Nd}{1,6}\s*$/u.test(value) ? Number(value) : NaN;
  return number >= least && number <= most ? number : undefined;
}

/** A fact, as it is stored. Undefined if it is not stated. */
function statedIn(name: FactName, value: Values[FactName]) {
  if (typeof value === 'boolean') return value || undefined;
  const { kind, range } = fieldOf(name);
  return kind === 'whole' ? wholeIn(value, range) : value.trim() || undefined;
}

const isFixed = (name: string) => fixedWhileBooked.some((fixed) => name === (fixed === 'img' ? 'image' : fixed));

/** What the buyer of a booked product has agreed to, besides the photo. */
export const fixedFacts = (product: Product): Partial<Omit<Values, 'image'>> => ({
  ...Object.fromEntries(typedNames.filter(isFixed).map((name) => [name, product[name]])),
  ...factsFor(product),
});

const empty: Partial<Values> = Object.fromEntries(
  typedNames.map((name) => [name, isChoice(name) ? null : (fieldOf(name).choices?.[0] ?? '')]),
);

/** The facts that are stated. One that the product has, and that is not stated any more, is null. */
export const factsIn = (values: Partial<Values>, product?: Product): ProductFacts =>
  Object.fromEntries(
    factNames
      .map((name) => [name, statedIn(name, values[name] ?? '') ?? (product?.[name] === undefined ? undefined : null)])
      .filter(([, value]) => value !== undefined),
  );

/** The input, with the photo as a single file, and without the choices that were not made. */
export const entryOf = ({ image, ...values }: Values, product?: Product): ProductDraft => ({
  ...Object.fromEntries(typedNames.map((name) => [name, values[name]]).filter(([, value]) => value !== null)),
  ...factsIn(values, product),
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
      ...(product && typedOf(product)),
      ...typedOf(draft),
      ...factsFor({ ...product, ...draft }),
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
    const fixed = fixedFacts(product);
    for (const [name, value] of Object.entries(fixed)) setValue(name as TypedName | FactName, value);
  }, [product, isBooked, setValue]);

  return { ...form, register, errors, invalid: formNames.filter((name) => errors[name]) };
}
