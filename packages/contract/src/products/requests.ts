// Apart from the answers: only a server, or a form, validates requests.
import * as v from 'valibot';
import { textLimits } from '../fields/limits.ts';
import { Email, numericText, oneOf, requiredText, text } from '../fields/text.ts';
import { photoLimits } from '../photos/photo.ts';
import {
  factNames,
  fieldOf,
  requiredFieldNames,
  type FieldValue,
  type ProductField,
  type productFacts,
  type productFields,
  type requiredFields,
} from './fields.ts';

type NumericKind = 'price' | 'year' | 'duration' | 'phone';
/** The kinds that a client may also send as a JSON number. */
const numericKinds: ReadonlySet<string> = new Set<NumericKind>(['price', 'year', 'duration', 'phone']);

type Fields = typeof productFields;
type Required = typeof requiredFields;
type RequiredSchema<Field> = v.GenericSchema<
  FieldValue<Field> | (Field extends { kind: NumericKind } ? number : never),
  FieldValue<Field>
>;
/** A fact that is null, or an empty text, is not stated. */
type FactSchema<Field> = v.NullishSchema<v.GenericSchema<FieldValue<Field>, FieldValue<Field> | null>, undefined>;

function requiredSchema({ kind = 'name', choices }: ProductField): v.GenericSchema {
  if (choices) return oneOf(choices);
  if (kind === 'email') return Email;
  const limit = textLimits[kind as keyof typeof textLimits];
  return numericKinds.has(kind) ? numericText(limit) : requiredText(limit);
}

/** Whether a text is a day of the calendar. */
function isDay(day: string) {
  const date = new Date(`${day}T00:00Z`);
  return /^[12]\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function factSchema({ kind = 'name', choices, range: [min, max] = [0, 0] }: ProductField): v.GenericSchema {
  if (choices) return oneOf(choices);
  if (kind === 'whole') {
    return v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(min, `must be ${min} or more`),
      v.maxValue(max, `must be ${max} or less`),
    );
  }
  if (kind === 'date') return v.pipe(v.string('must be text'), v.check(isDay, 'must be a day, such as 2027-03-31'));
  const orNull = <Value>(value: Value) => value || null;
  return kind === 'statement'
    ? v.pipe(v.boolean('must be true or false'), v.transform(orNull))
    : v.pipe(text(textLimits[kind as keyof typeof textLimits]), v.transform(orNull));
}

const entries: Record<string, v.GenericSchema> = {};
for (const name of requiredFieldNames) entries[name] = requiredSchema(fieldOf(name));
for (const name of factNames) entries[name] = v.nullish(factSchema(fieldOf(name)));

const { perProduct } = photoLimits;
const Photos: v.GenericSchema<string[]> = v.pipe(
  v.array(requiredText(textLimits.url), 'must be a list'),
  v.maxLength(perProduct, `must have at most ${perProduct} photos`),
  v.check((photos) => new Set(photos).size === photos.length, 'must name each photo once'),
);

// Each schema is that of its field, which no type can follow.
const product = v.object({
  ...(entries as { [Name in keyof Required]: RequiredSchema<Required[Name]> } & {
    [Name in keyof typeof productFacts]: FactSchema<Fields[Name]>;
  }),
  photos: v.nullish(Photos),
});

/**
 * A seller's input for a product (specification §5). The server sets these fields itself, and ignores them in the input: `_id`, `id`,
 * `seller_email`, `verify`, `time`, `booking`. The facts are optional; null, or an empty text, removes one. The `photos` are optional, too:
 * without them, `img` is the first photo, and the product's others stay.
 */
export interface NewProduct extends v.InferInput<typeof product> {}
export const NewProduct: v.GenericSchema<NewProduct, v.InferOutput<typeof product>> & Pick<typeof product, 'entries'> =
  v.pipe(
    product,
    v.forward(
      v.check(({ img, photos }) => !photos?.length || photos[0] === img, 'must begin with img'),
      ['photos'],
    ),
  );
