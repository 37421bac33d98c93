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
  /** All photos in order, if there are several. */
  photos?: readonly ProductPhoto[] | undefined;
}

/**
 * A seller's input for a listed product. `photos` are all its photos, if they have changed: addresses are those of photos that the
 * product already has. Without them, an `image` replaces the only photo; without both, the photos stay.
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

/** The product to change, of any shop. */
type EditedProduct = OfAnyShop<Product>;
type AnyDraft = ProductDraft<string, string>;

export type TypedName = Exclude<RequiredFieldName, 'img'>;
type FormFieldName = TypedName | FactName | 'image';
/** The values in the controls. A choice not made is null; a fact not stated is an empty text, or unchecked. */
export type Values = { [Name in TypedName]: OfAnyShop<EnteredProduct>[Name] | null } & {
  [Name in FactName]: EnteredProduct[Name] extends boolean | undefined ? boolean : string;
} & { image: readonly ProductPhoto[] };

/** The fields except the photo, in the order of the form. */
const typedNames = requiredFieldNames.filter((name) => name !== 'img');

/** The maximum number of options to show side by side, with none chosen at first. */
const maxRadios = 3;
const isChoice = (name: TypedName) => (fieldOf(name).choices?.length ?? Infinity) <= maxRadios;
/** The choices with few options. */
export const choiceNames = typedNames.filter(isChoice);
export const writtenNames = typedNames.filter((name) => !isChoice(name));
const formNames: readonly FormFieldName[] = ['image', ...choiceNames, ...writtenNames, ...factNames];

const typedOf = (entered: Partial<Pick<OfAnyShop<EnteredProduct>, TypedName>>): Partial<Values> =>
  Object.fromEntries(typedNames.map((name) => [name, entered[name]]).filter(([, value]) => value !== undefined));

/** The maximum length of a field's text, in characters; none for choices, dates and whole numbers. */
export const limitOf = (name: TypedName | FactName): number | undefined => {
  const { kind, choices } = fieldOf(name);
  return !choices && kind && kind in textLimits ? textLimits[kind as keyof typeof textLimits] : undefined;
};

/** A fact's value in its control. */
const controlled = (name: FactName, value: ProductFacts[FactName]) =>
  fieldOf(name).kind === 'statement' ? value === true : String(value ?? '');
const factControlValues = (facts: ProductFacts): Partial<Pick<Values, FactName>> =>
  Object.fromEntries(factNames.map((name) => [name, controlled(name, facts[name])]));

/** The whole number in a text; undefined if it is not one, or out of range. */
export function parseWholeNumber(value: string, [min, max]: readonly [number, number] = [0, Infinity]) {
  const text = withWesternDigits(value).trim();
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}

/** A fact's stored value. Undefined if it is not stated. */
function storedFact(name: FactName, value: Values[FactName]) {
  if (typeof value === 'boolean') return value || undefined;
  const { kind, range } = fieldOf(name);
  return kind === 'whole' ? parseWholeNumber(value, range) : value.trim() || undefined;
}

const isFixed = (name: string) => fixedWhileBooked.some((fixed) => name === (fixed === 'img' ? 'image' : fixed));

/** The values that the buyer of a booked product has agreed to, except the photo. */
export const fixedFacts = (product: EditedProduct): Partial<Omit<Values, 'image'>> => ({
  ...Object.fromEntries(typedNames.filter(isFixed).map((name) => [name, product[name]])),
  ...factControlValues(product),
});

/** A product's values in the controls. */
const valuesOf = (product: EditedProduct): Partial<Values> => ({ ...typedOf(product), ...factControlValues(product) });

const empty: Partial<Values> = Object.fromEntries(typedNames.map((name) => [name, isChoice(name) ? null : '']));

/** The stated facts. A fact of the product that is no longer stated is null. */
export const statedFacts = (values: Partial<Values>, product?: EditedProduct): ProductFacts =>
  Object.fromEntries(
    factNames
      .map((name) => [name, storedFact(name, values[name] ?? '') ?? (product?.[name] === undefined ? undefined : null)])
      .filter(([, value]) => value !== undefined),
  );

const isSameList = (one: readonly ProductPhoto[], other: readonly ProductPhoto[]) =>
  one.length === other.length && one.every((photo, place) => photo === other[place]);

/** The photos of an input: the first if it is a chosen file, and all of them if that does not describe the list. */
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

/** The input, without the choices not made. */
export const entryOf = ({ image, ...values }: Values, product?: EditedProduct): AnyDraft => ({
  ...Object.fromEntries(typedNames.map((name) => [name, values[name]]).filter(([, value]) => value !== null)),
  ...statedFacts(values, product),
  ...photosIn(image, product),
});

/** The photos of a draft; undefined if it has none of its own. */
const draftPhotos = ({ image, photos }: Pick<ProductDraft, 'image' | 'photos'>) => photos ?? (image && [image]);

/** Whether an input has all fields, except perhaps the photo. */
export const isComplete = (entry: AnyDraft): entry is ProductChanges<string, string> =>
  typedNames.every((name) => entry[name] !== undefined);

export interface ProductFormState extends UseFormReturn<Values> {
  errors: FieldErrors<Values>;
  invalidNames: FormFieldName[];
}

/**
 * The state of the form, with the names of the invalid fields. Fills in the e-mail once it is known, if that field is empty.
 * Disables the fields that the buyer of a booked product has agreed to. Fields that the user has not changed follow the product.
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
      ...factControlValues({ ...product, ...draft }),
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

  // A draft's photos are stored separately, and can arrive late: photos that the user has chosen meanwhile stay.
  const isFilled = useRef(photos !== undefined);
  useEffect(() => {
    if (isFilled.current || isBooked || !photos) return;
    isFilled.current = true;
    if (isSameList(getValues('image'), product ? photosOf(product) : [])) setValue('image', photos);
  }, [isBooked, photos, product, getValues, setValue]);

  // Apply changes made elsewhere, such as in another tab, to the fields that the user has not changed.
  const previousProduct = useRef(product);
  useEffect(() => {
    const before = previousProduct.current;
    previousProduct.current = product;
    if (!before || !product || before === product) return;
    const [old, now] = [valuesOf(before), valuesOf(product)];
    for (const name of [...typedNames, ...factNames]) {
      const value = now[name] ?? '';
      if (value !== old[name] && getValues(name) === old[name]) setValue(name, value);
    }
    if (isSameList(getValues('image'), photosOf(before))) setValue('image', photosOf(product));
  }, [product, getValues, setValue]);

  // Also replaces values entered before the booking.
  useEffect(() => {
    if (!product || !isBooked) return;
    const fixed = fixedFacts(product);
    for (const [name, value] of Object.entries(fixed)) setValue(name as TypedName | FactName, value);
  }, [product, isBooked, setValue]);

  return { ...form, register, errors, invalidNames: formNames.filter((name) => errors[name]) };
}
