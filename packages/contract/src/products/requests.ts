// Apart from the answers: only a server, or a form, validates requests.
import * as v from 'valibot';
import { textLimits } from '../fields/limits.ts';
import { Email, numericText, oneOf, someText } from '../fields/text.ts';
import { fieldOf, productFieldNames, type FieldValue, type ProductField, type productFields } from './fields.ts';

type NumericKind = 'price' | 'year' | 'duration' | 'phone';
/** What a client may also send as a JSON number. */
const numericKinds: ReadonlySet<string> = new Set<NumericKind>(['price', 'year', 'duration', 'phone']);

type Fields = typeof productFields;
type Entered<Field> = v.GenericSchema<
  FieldValue<Field> | (Field extends { kind: NumericKind } ? number : never),
  FieldValue<Field>
>;

function entered({ kind = 'name', choices }: ProductField): v.GenericSchema {
  if (choices) return oneOf(choices);
  if (kind === 'email') return Email;
  return numericKinds.has(kind) ? numericText(textLimits[kind]) : someText(textLimits[kind]);
}

const entries: Record<string, v.GenericSchema> = {};
for (const name of productFieldNames) entries[name] = entered(fieldOf(name));

/**
 * A seller's input for a product (specification §5). The server sets these fields itself, and ignores them in the input:
 * `_id`, `id`, `seller_email`, `verify`, `time`, `booking`.
 */
// Each schema is that of its field, which no type can follow.
export const NewProduct = v.object(entries as { [Name in keyof Fields]: Entered<Fields[Name]> });
export type NewProduct = v.InferInput<typeof NewProduct>;
