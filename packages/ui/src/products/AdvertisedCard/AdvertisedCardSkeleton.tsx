import { TileSkeleton } from '../ProductTile/TileSkeleton.tsx';
import type { RootProps } from '../../parts/Root/root.ts';

/** The skeleton of an advertised product. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function AdvertisedCardSkeleton(root: RootProps<HTMLDivElement>) {
  return <TileSkeleton {...root} />;
}
