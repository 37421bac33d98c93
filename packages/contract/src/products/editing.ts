import {
  fieldOf,
  productFieldNames,
  type EditableFieldName,
  type FactName,
  type ProductFacts,
  type ProductFieldName,
  type RequiredFieldName,
} from './fields.ts';

export type FixedWhileBooked = Exclude<ProductFieldName, EditableFieldName>;
/** The facts that the buyer of a product has agreed to: while it is booked, its seller cannot change them. */
export const fixedWhileBooked = /* @__PURE__ */ productFieldNames.filter(
  (name): name is FixedWhileBooked => !fieldOf(name).editable,
);

type Deal = Readonly<Partial<Record<FixedWhileBooked, unknown>>>;

/** Whether two values of a field are the same. An absent one equals null: not stated. */
export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether an edit leaves unchanged what a buyer has agreed to. */
export const isSameDeal = (before: Deal, after: Deal) =>
  fixedWhileBooked.every((fact) => isSameValue(before[fact], after[fact]));

type Agreed = { [Fact in Extract<FixedWhileBooked, RequiredFieldName>]: string };
type AgreedFacts = { [Fact in FactName]: string | number | boolean | null };
/** A product as a buyer agrees to it. An unstated fact is null, so that it differs if it is stated meanwhile. */
export interface ExpectedProduct extends Agreed, AgreedFacts {
  photos: string[] | null;
}

/** The facts that a buyer agrees to by booking the product as shown: `expected` of a claim. */
export const expectedOf = (product: Agreed & ProductFacts & { photos?: readonly string[] | null | undefined }) =>
  Object.fromEntries(fixedWhileBooked.map((fact) => [fact, product[fact] ?? null])) as unknown as ExpectedProduct;

/** Whether a product is as its buyer expects it. Facts that the buyer does not name are not compared. */
export const isExpected = (product: Deal, expected: Deal = {}) => isSameDeal(product, { ...product, ...expected });

/** The refusal of a claim if the product was edited after its buyer saw it. */
export const editedClaimRefusal = 'The seller has just changed this listing. Look at it again before you book.';

/** The refusal of a call about a product that does not exist, or is not public. */
export const notFoundRefusal = 'We can’t find this product. It may have been deleted.';

/** The answer at the address of a withdrawn product: withdrawn by its seller, by an admin, or with its seller. */
export const withdrawnRefusal = 'This product is no longer listed.';

/** The refusal of an edit of a booked product. The form says the same beforehand. */
export const bookedEditRefusal =
  'A buyer has booked this product. While it is booked, you can change only the description, location, mobile number and e-mail.';
