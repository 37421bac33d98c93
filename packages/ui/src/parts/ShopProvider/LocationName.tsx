'use client';

import { useLabels } from '../LabelsProvider/use-labels.ts';
import { locationName, noLocationNames } from './choices.ts';
import { useShop } from './ShopProvider.tsx';

/** A place's name, or its stored value if it is not in the lists. Renders no element of its own. */
export function LocationName({ value }: { value: string }) {
  return locationName(value, useShop(), useLabels('LocationName', noLocationNames));
}
