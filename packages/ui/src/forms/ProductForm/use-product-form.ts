import {
  type Category,
  type EnteredProduct,
  type FactName,
  factNames,
  fieldOf,
  fixedWhileBooked,
  photosOf,
  type Product,
  type ProductFacts,
  type ProductLocation,
  requiredFieldNames,
  type RequiredFieldName,
  textLimits,
} from '@apple-only/contract';
import { useLocations } from '../../parts/ShopProvider/ShopProvider.tsx';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { useEffect, useRef } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { withWesternDigits } from '../Field/digits.ts';
import type { ProductPhoto } from '../PhotosInput/PhotosInput.tsx';

/** A seller's input. Prices, years and the number are text, as typed (specification §5). */
export interface ProductEntry<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation>
  extends Omit<EnteredProduct, 'img' | 'photos' | 'category' | 'location' | FactName>, ProductFacts {
  category: OwnCategory;
  location: OwnLocation;
  /** The photo that lists show. */
  image: File;
  /** All photos in their order, where there are several. */
  photos?: readonly ProductPhoto[] | undefined;
}

/**
 * A seller's input for a product that is listed already. `photos` are all its photos, where they have changed: addresses are those that
 * the product has. Without them, an `image` replaces the only photo; without both, the photos stay.
 */
export type ProductChanges<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation> = Omit<
  ProductEntry<OwnCategory, OwnLocation>,
  'image'
> &
  Partial<Pick<ProductEntry, 'image'>>;

/** An incomplete input. */
export type ProductDraft<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation> = Partial<
  ProductEntry<OwnCategory, OwnLocation>
>;

/** A product that is changed, of any shop. */
type EditedProduct = OfAnyShop<Product>;
type AnyDraft = ProductDraft<string, string>;

export type TypedName = Exclude<RequiredFieldName, 'img'>;
type FormFieldName = TypedName | FactName | 'image';
/** As the controls have it: a choice that was not made is null, and a fact that is not stated an empty text, or not ticked. */
export type Values = { [Name in TypedName]: OfAnyShop<EnteredProduct>[Name] | null } & {
  [Name in FactName]: EnteredProduct[Name] extends boolean | undefined ? boolean : string;
} & { image: readonly ProductPhoto[] };

/** The fields but the photo, in the order of the form. */
const typedNames = requiredFieldNames.filter((name) => name !== 'img');

/** The most choices that stand side by side, none of them chosen at first. */
const mostRadios = 3;
const isChoice = (name: TypedName) => (fieldOf(name).choices?.length ?? Infinity) <= mostRadios;
/** The choices of few. */
export const choiceNames = typedNames.filter(isChoice);
export const writtenNames = typedNames.filter((name) => !isChoice(name));
const formNames: readonly FormFieldName[] = ['image', ...choiceNames, ...writtenNames, ...factNames];

const typedOf = (entered: Partial<Pick<OfAnyShop<EnteredProduct>, TypedName>>): Partial<Values> =>
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
  const text = withWesternDigits(value).trim();
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
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
export const fixedFacts = (product: EditedProduct): Partial<Omit<Values, 'image'>> => ({
  ...Object.fromEntries(typedNames.filter(isFixed).map((name) => [name, product[name]])),
  ...factsFor(product),
});

/** A product, as the controls have it. */
const valuesOf = (product: EditedProduct): Partial<Values> => ({ ...typedOf(product), ...factsFor(product) });

const empty: Partial<Values> = Object.fromEntries(typedNames.map((name) => [name, isChoice(name) ? null : '']));

/** The facts that are stated. One that the product has, and that is not stated any more, is null. */
export const factsIn = (values: Partial<Values>, product?: EditedProduct): ProductFacts =>
  Object.fromEntries(
    factNames
      .map((name) => [name, statedIn(name, values[name] ?? '') ?? (product?.[name] === undefined ? undefined : null)])
      .filter(([, value]) => value !== undefined),
  );

const isSameList = (one: readonly ProductPhoto[], other: readonly ProductPhoto[]) =>
  one.length === other.length && one.every((photo, place) => photo === other[place]);

/** The photos of an input: the first, if it was chosen, and all of them where that does not say it. */
function photosIn(photos: readonly ProductPhoto[], product?: EditedProduct): Pick<ProductDraft, 'image' | 'photos'> {
  const current = product ? photosOf(product) : [];
  const isSame = isSameList(photos, current);
  const [first] = photos;
  const isOne = photos.length === 1 && current.length <= 1 && first instanceof File;
  return {
    ...(first instanceof File && { image: first }),
    ...(first && !isSame && !isOne && { photos: [...photos] }),
  };
}

/** The input, without the choices that were not made. */
export const entryOf = ({ image, ...values }: Values, product?: EditedProduct): AnyDraft => ({
  ...Object.fromEntries(typedNames.map((name) => [name, values[name]]).filter(([, value]) => value !== null)),
  ...factsIn(values, product),
  ...photosIn(image, product),
});

/** The photos of a draft; undefined if it has none of its own. */
const draftPhotos = ({ image, photos }: Pick<ProductDraft, 'image' | 'photos'>) => photos ?? (image && [image]);

/** Whether an input has all fields, perhaps without the photo. */
export const isComplete = (entry: AnyDraft): entry is ProductChanges<string, string> =>
  typedNames.every((name) => entry[name] !== undefined);

export interface ProductFormState extends UseFormReturn<Values> {
  errors: FieldErrors<Values>;
  invalid: FormFieldName[];
}

/**
 * The state of the form, with the names of the invalid fields. The e-mail is filled in when it is known, if that field is empty.
 * Of a booked product, the fields are disabled that its buyer has agreed to. Fields that the user has not changed follow the product.
 */
export function useProductForm(
  draft: AnyDraft,
  { email, product }: { email: string; product: EditedProduct | undefined },
): ProductFormState {
  const isBooked = product?.booking ?? false;
  const photos = draftPhotos(draft);
  const [place] = useLocations().products;
  const form = useForm<Values>({
    defaultValues: {
      ...empty,
      location: place?.value ?? '',
      ...(product && typedOf(product)),
      ...typedOf(draft),
      ...factsFor({ ...product, ...draft }),
      image: (isBooked ? undefined : photos) ?? (product ? photosOf(product) : []),
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

  // The photos of a draft are stored apart, and may come late: what the user has chosen meanwhile stays.
  const isFilled = useRef(photos !== undefined);
  useEffect(() => {
    if (isFilled.current || isBooked || !photos) return;
    isFilled.current = true;
    if (isSameList(getValues('image'), product ? photosOf(product) : [])) setValue('image', photos);
  }, [isBooked, photos, product, getValues, setValue]);

  // What has been changed elsewhere since, such as in another tab: here too, unless the user has changed it.
  const shown = useRef(product);
  useEffect(() => {
    const before = shown.current;
    shown.current = product;
    if (!before || !product || before === product) return;
    const [old, now] = [valuesOf(before), valuesOf(product)];
    for (const name of [...typedNames, ...factNames]) {
      const value = now[name] ?? '';
      if (value !== old[name] && getValues(name) === old[name]) setValue(name, value);
    }
    if (isSameList(getValues('image'), photosOf(before))) setValue('image', photosOf(product));
  }, [product, getValues, setValue]);

  // Also what was entered before the booking.
  useEffect(() => {
    if (!product || !isBooked) return;
    const fixed = fixedFacts(product);
    for (const [name, value] of Object.entries(fixed)) setValue(name as TypedName | FactName, value);
  }, [product, isBooked, setValue]);

  return { ...form, register, errors, invalid: formNames.filter((name) => errors[name]) };
}
