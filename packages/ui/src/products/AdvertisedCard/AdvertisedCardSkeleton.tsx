import { TileBones } from '../ProductTile/TileSkeleton.tsx';

/** The skeleton of an advertised product. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function AdvertisedCardSkeleton() {
  return <TileBones />;
}
