'use client';

import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { locationName } from '../../parts/ShopProvider/choices.ts';
import { useOwnChoices } from '../../parts/ShopProvider/use-choices.ts';
import { locationNameLabels } from './location-name-labels.ts';

/** Tells the names of places, by the stored ones. */
export function useLocationName(): (value: string) => string {
  const words = useLabels('LocationName', locationNameLabels);
  const own = useOwnChoices();
  return (value) => locationName(value, own, words);
}

/** A place's name; a place that is not in the lists has the stored one. Renders no element of its own. */
export function LocationName({ value }: { value: string }) {
  return useLocationName()(value);
}
