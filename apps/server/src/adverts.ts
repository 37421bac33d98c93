import { and, isNotNull, isNull } from 'drizzle-orm';
import { withoutContact, type List } from './products.ts';
import type { Handlers } from './handlers.ts';
import { adverts, bookings } from './schema.ts';

export function advertHandlers(list: List): Pick<Handlers, 'listAdvertised'> {
  const onOffer = and(isNotNull(adverts.product), isNull(bookings._id));
  return { listAdvertised: async (listing) => (await list(onOffer, listing)).map(withoutContact) };
}
