'use client';

import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { locationNameLabels } from './location-name-labels.ts';

/** The names of places, by the stored ones. */
export const useLocationNames = () => useLabels('LocationName', locationNameLabels);

/** A place's name; a place that is not in the lists has the stored one. Renders no element of its own. */
export function LocationName({ value }: { value: string }) {
  const names: Readonly<Record<string, string>> = useLocationNames();
  return names[value] ?? value;
}
