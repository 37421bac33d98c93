// Apart from the answers: only a server, or a form, validates requests.
import * as v from 'valibot';
import { textLimits } from '../fields/limits.ts';
import { Email, numericText, oneOf, someText } from '../fields/text.ts';
import { categories, conditions, productLocations } from './choices.ts';

/**
 * A seller's input for a product (specification §5). The server sets these fields itself, and ignores them in the input:
 * `_id`, `id`, `seller_email`, `verify`, `time`, `booking`.
 */
export const NewProduct = v.object({
  name: someText(textLimits.name),
  selling_price: numericText(textLimits.price),
  original_price: numericText(textLimits.price),
  purchase_year: numericText(textLimits.year),
  use_year: numericText(textLimits.year),
  description: someText(textLimits.description),
  /** The seller's mobile number. */
  number: numericText(textLimits.phone),
  email: Email,
  /** A photo's address, as the upload answered it. */
  img: someText(textLimits.url),
  condition: oneOf(conditions),
  category: oneOf(categories),
  location: oneOf(productLocations),
});
export type NewProduct = v.InferInput<typeof NewProduct>;
