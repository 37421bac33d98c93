// The one definition of a product's fields. Plain data: a page that only shows products loads no validation.
import type { textLimits } from '../fields/limits.ts';
import { categories, conditions, markLevels, memorySizes, productLocations, storageSizes } from './choices.ts';

/** A field of a product that its seller fills in. */
export interface ProductField {
  /** A text, with its limit in `textLimits`; a whole number; a date; a statement that is true or absent; a list of photos. */
  kind?: keyof typeof textLimits | 'whole' | 'date' | 'statement' | 'photos';
  /** The values, if they are few. */
  choices?: readonly string[];
  /** The minimum and maximum of a whole number. */
  range?: readonly [number, number];
  /** The first and the last day of a date, for forms. The calls accept other years, too: products may have them. */
  days?: readonly [string, string];
  /** The unit of a whole number. */
  unit?: string;
  /** Whether its seller can change it while the product is booked: its buyer has not agreed to it. */
  editable?: true;
}
type FieldTable = Readonly<Record<string, ProductField>>;

/** The public fields (specification §5), in the order of the form. */
export const publicFields = {
  name: { kind: 'name' },
  condition: { choices: conditions },
  category: { choices: categories },
  /** The asking price: free text. */
  selling_price: { kind: 'price' },
  /** The price when it was new: free text. */
  original_price: { kind: 'price' },
  /** Free text. */
  purchase_year: { kind: 'year' },
  /** How long it was used: free text. */
  use_year: { kind: 'duration' },
  description: { kind: 'description', editable: true },
  /** Address of the product's photo. */
  img: { kind: 'url' },
  location: { choices: productLocations, editable: true },
} as const satisfies FieldTable;

/** Further public fields. Optional. */
export const furtherFields = {
  /** Addresses of all photos of the product, in their order: `img` is the first. Absent if `img` is the only one. */
  photos: { kind: 'photos' },
} as const satisfies FieldTable;

/** The fields that only signed-in users see. They come last in the form. */
export const contactFields = {
  /** The seller's mobile number. */
  number: { kind: 'phone', editable: true },
  /** The address the seller typed into the form. */
  email: { kind: 'email', editable: true },
} as const satisfies FieldTable;

/** Optional public facts: absent if the seller has not stated them. A buyer agrees to them, too. */
export const productFacts = {
  /** Such as MacBook Air 13 M1. */
  model: { kind: 'model' },
  colour: { kind: 'colour' },
  storage: { choices: storageSizes },
  memory: { choices: memorySizes },
  /** The battery's capacity in % of that when new. */
  battery_health: { kind: 'whole', range: [1, 100], unit: '%' },
  battery_cycles: { kind: 'whole', range: [0, 9999] },
  screen_marks: { choices: markLevels },
  body_marks: { choices: markLevels },
  /** Where the marks are, and of what kind. */
  marks: { kind: 'note' },
  /** What was repaired or replaced. */
  replaced_parts: { kind: 'note' },
  /** The last day of the warranty, such as 2027-03-31. */
  warranty_until: { kind: 'date', days: ['2000-01-01', '2099-12-31'] },
  /** Whether the seller states that the device is signed out of iCloud. */
  icloud_off: { kind: 'statement' },
  in_the_box: { kind: 'note' },
} as const satisfies FieldTable;

/** The fields that a seller must fill in (specification §5), in the order of the form. */
export const requiredFields = /* @__PURE__ */ Object.assign({}, publicFields, contactFields);
/** All fields of a product that its seller fills in. */
export const productFields = /* @__PURE__ */ Object.assign({}, requiredFields, furtherFields, productFacts);

type Fields = typeof productFields;
export type ProductFieldName = keyof Fields;
export type RequiredFieldName = keyof typeof requiredFields;
export type FactName = keyof typeof productFacts;
export type EditableFieldName = {
  [Name in ProductFieldName]: Fields[Name] extends { editable: true } ? Name : never;
}[ProductFieldName];

/** The value of a field, as it is stored. */
export type FieldValue<Field> = Field extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Field extends { kind: 'whole' }
    ? number
    : Field extends { kind: 'statement' }
      ? boolean
      : Field extends { kind: 'photos' }
        ? string[]
        : string;

type Required = { -readonly [Name in keyof typeof requiredFields]: FieldValue<Fields[Name]> };
type Facts = { -readonly [Name in keyof typeof productFacts]?: FieldValue<Fields[Name]> | undefined };
type Further = { -readonly [Name in keyof typeof furtherFields]?: FieldValue<Fields[Name]> | undefined };
type NullableFacts = { [Name in keyof Facts]: Facts[Name] | null };
/** The facts of a product as a database stores them: an unstated one is null, or absent. */
export interface ProductFacts extends NullableFacts {}
/** The fields that a seller has entered, as in an answer. */
export interface EnteredProduct extends Required, Further, Facts {}

export const requiredFieldNames = /* @__PURE__ */ Object.keys(requiredFields) as readonly RequiredFieldName[];
export const factNames = /* @__PURE__ */ Object.keys(productFacts) as readonly FactName[];
export const productFieldNames = /* @__PURE__ */ Object.keys(productFields) as readonly ProductFieldName[];

/** The definition of a field. */
export const fieldOf = (name: ProductFieldName): ProductField => productFields[name];

/** The fields of a product that its seller has entered. */
export const enteredOf = (product: EnteredProduct) =>
  Object.fromEntries(
    productFieldNames.filter((name) => product[name] !== undefined).map((name) => [name, product[name]]),
  ) as unknown as EnteredProduct;

type WithoutNulls<Product> = { [Name in keyof Product]: Exclude<Product[Name], null> };
/** A product without its nulls: unstated facts are absent. */
export const withoutNulls = <Product extends object>(product: Product) =>
  Object.fromEntries(Object.entries(product).filter(([, value]) => value !== null)) as WithoutNulls<Product>;

/** All photos of a product, of which the first is its `img`. */
export const photosOf = ({ img, photos }: { img: string; photos?: readonly string[] | null | undefined }) =>
  photos?.length ? photos : [img];

/**
 * The photos after the first, of a product that is listed or edited. A body without `photos` names only the first: the
 * others stay as before.
 */
export const furtherPhotos = (
  { img, photos }: { img: string; photos?: readonly string[] | null | undefined },
  before: readonly string[] = [],
): string[] => (photos === undefined ? before.filter((photo) => photo !== img) : (photos ?? []).slice(1));

/** The names of the fields that a seller must fill in, as users read them. */
export const requiredLabels: Readonly<Record<RequiredFieldName, string>> = {
  name: 'Product name',
  selling_price: 'Selling price',
  original_price: 'Original price',
  purchase_year: 'Purchase year',
  use_year: 'Use year',
  description: 'Description',
  img: 'Photo',
  condition: 'Condition',
  category: 'Category',
  location: 'Location',
  number: 'Mobile number',
  email: 'Seller’s e-mail',
};

/** The names of the facts, as users read them. */
export const factLabels: Readonly<Record<FactName, string>> = {
  model: 'Model',
  storage: 'Storage',
  memory: 'Memory',
  colour: 'Colour',
  battery_health: 'Battery health',
  battery_cycles: 'Battery cycles',
  screen_marks: 'Screen marks',
  body_marks: 'Body marks',
  marks: 'Where the marks are',
  replaced_parts: 'Repaired or replaced parts',
  warranty_until: 'Warranty until',
  icloud_off: 'iCloud lock',
  in_the_box: 'In the box',
};

/** The fields' names as users read them. */
export const productLabels: Readonly<Record<ProductFieldName, string>> = /* @__PURE__ */ Object.assign(
  { photos: 'Photos' },
  requiredLabels,
  factLabels,
);
