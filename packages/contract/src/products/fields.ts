// The one definition of a product's fields. Plain data: a page that only shows products loads no validation.
import type { textLimits } from '../fields/limits.ts';
import { categories, conditions, productLocations } from './choices.ts';

/** A field of a product that its seller fills in. */
export interface ProductField {
  /** A kind of text, with its limit in `textLimits`. */
  kind?: keyof typeof textLimits;
  /** The values, if it is no text. */
  choices?: readonly string[];
  /** Whether its seller can change it while the product is booked: its buyer has not agreed to it. */
  editable?: true;
}
type FieldTable = Readonly<Record<string, ProductField>>;

/** The fields that everybody sees (specification §5), in the order of the form. */
export const publicFields = {
  name: { kind: 'name' },
  /** What the seller asks for: free text. */
  selling_price: { kind: 'price' },
  /** What it cost when it was new: free text. */
  original_price: { kind: 'price' },
  /** Free text. */
  purchase_year: { kind: 'year' },
  /** How long it was used: free text. */
  use_year: { kind: 'duration' },
  description: { kind: 'description', editable: true },
  /** Address of the product's photo. */
  img: { kind: 'url' },
  condition: { choices: conditions },
  category: { choices: categories },
  location: { choices: productLocations, editable: true },
} as const satisfies FieldTable;

/** The fields that only signed-in users see. They come last in the form. */
export const contactFields = {
  /** The seller's mobile number. */
  number: { kind: 'phone', editable: true },
  /** The address the seller typed into the form. */
  email: { kind: 'email', editable: true },
} as const satisfies FieldTable;

/** All fields of a product that its seller fills in, in the order of the form. */
export const productFields = { ...publicFields, ...contactFields } as const;

type Fields = typeof productFields;
export type ProductFieldName = keyof Fields;
export type EditableFieldName = {
  [Name in ProductFieldName]: Fields[Name] extends { editable: true } ? Name : never;
}[ProductFieldName];

/** The value of a field, as it is stored. */
export type FieldValue<Field> = Field extends { choices: readonly (infer Choice)[] } ? Choice : string;

/** What a seller has entered, as it is stored. */
export type EnteredProduct = { -readonly [Name in keyof Fields]: FieldValue<Fields[Name]> };

export const productFieldNames = /* @__PURE__ */ Object.keys(productFields) as readonly ProductFieldName[];

/** The definition of a field. */
export const fieldOf = (name: ProductFieldName): ProductField => productFields[name];

/** Of a product, what its seller has entered. */
export const enteredOf = (product: EnteredProduct) =>
  Object.fromEntries(productFieldNames.map((name) => [name, product[name]])) as EnteredProduct;

/** The fields' names as users read them. */
export const productLabels: Readonly<Record<ProductFieldName, string>> = {
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
  email: "Seller's e-mail",
};
