// Apart from the answers: only a server, or a form, validates requests.
import * as v from 'valibot';
import { Id, isStorable } from '../fields/id.ts';
import { textLimits } from '../fields/limits.ts';
import { oneOf, requiredText, text } from '../fields/text.ts';
import { fixedWhileBooked } from '../products/editing.ts';
import { factNames } from '../products/fields.ts';
import { bookingLocations } from './choices.ts';

/** How the seller reaches the buyer. Both are optional: the specification's own clients do not send them. */
export const BookingContact = v.object({
  phone: v.optional(text(textLimits.phone)),
  location: v.optional(oneOf(bookingLocations)),
});
export interface BookingContact extends v.InferInput<typeof BookingContact> {}

/** Text from an earlier answer: compared, never stored. */
const comparedText: v.GenericSchema<string> = v.pipe(
  v.string('must be text'),
  v.check(isStorable, 'has characters that cannot be stored'),
);

/** A buyer's claim of a product. */
export const NewClaim = v.object({
  ...BookingContact.entries,
  /** The product as it was shown to the buyer. The claim is refused if one of these facts has changed since. */
  expected: v.optional(
    v.pipe(
      v.object(
        {
          ...v.entriesFromList(fixedWhileBooked, v.optional(comparedText)),
          photos: v.nullish(v.array(comparedText)),
          ...v.entriesFromList(
            factNames,
            v.nullish(v.union([comparedText, v.pipe(v.number(), v.finite()), v.boolean()])),
          ),
        },
        'must be facts of the product',
      ),
      // Without one, nothing would be compared.
      v.minEntries(1, `must have one of ${fixedWhileBooked.join(', ')}`),
    ),
  ),
});
export interface NewClaim extends v.InferInput<typeof NewClaim> {}

/** A client's record of a booking that it has claimed. */
export const NewBooking = v.object({
  /** The buyer's user id: the caller's own. */
  user: Id,
  /** The product's name. Names are not unique; `productId` decides if it is given. */
  product: requiredText(textLimits.name),
  img: text(textLimits.url),
  productId: v.optional(Id),
  ...BookingContact.entries,
});
export interface NewBooking extends v.InferInput<typeof NewBooking> {}
