import { type ProductLocation, type BookingLocation, productLocations, bookingLocations } from '@apple-only/contract';

export type LocationNameLabels = Readonly<Record<ProductLocation | BookingLocation, string>>;

/** Places are stored by their English names. */
export const locationNameLabels = Object.fromEntries(
  [...productLocations, ...bookingLocations].map((place) => [place, place]),
) as LocationNameLabels;
