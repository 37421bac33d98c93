import { TileSkeleton } from '../ProductTile/TileSkeleton.tsx';
import { FactsSkeleton } from '../../states/Skeleton/CardSkeletons.tsx';
import { SkeletonLine } from '../../states/Skeleton/Skeleton.tsx';
import * as styles from '../../states/Skeleton/Skeleton.css.ts';
import type { RootProps } from '../../parts/Root/root.ts';
import * as tile from '../ProductTile/Tile.css.ts';
import * as seller from './SellerProductCard.css.ts';

/** The skeleton of a seller's own product. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function SellerProductCardSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <TileSkeleton {...root}>
      <div>
        <FactsSkeleton columns={2} />
        <div className={seller.state}>
          <SkeletonLine length="long" />
        </div>
        <div className={tile.actions}>
          <ActionSkeleton />
          <ActionSkeleton />
        </div>
      </div>
    </TileSkeleton>
  );
}

const ActionSkeleton = () => (
  <div className={seller.row}>
    <div className={styles.line}>
      <div className={styles.button} data-size="small" />
    </div>
  </div>
);
