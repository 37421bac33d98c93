'use client';

import { bookingLocations, type BookingLocation, type ProductLocation, productLocations } from '@apple-only/contract';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';

export type LocationNameLabels = Readonly<Record<ProductLocation | BookingLocation, string>>;

/** Places are stored by their English names. */
export const locationNameLabels = Object.fromEntries(
  [...productLocations, ...bookingLocations].map((place) => [place, place]),
) as LocationNameLabels;

/** The names of places, by the stored ones. */
export const useLocationNames = () => useLabels('LocationName', locationNameLabels);

/** A place's name; a place that is not in the lists has the stored one. Renders no element of its own. */
export function LocationName({ value }: { value: string }) {
  const names: Readonly<Record<string, string>> = useLocationNames();
  return names[value] ?? value;
}
