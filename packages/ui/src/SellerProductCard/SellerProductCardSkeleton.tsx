import { TileBones } from '../ProductTile/TileSkeleton.tsx';
import { FactBones } from '../Skeleton/Bones.tsx';
import { Bone } from '../Skeleton/Skeleton.tsx';
import * as styles from '../Skeleton/Skeleton.css.ts';
import * as seller from './SellerProductCard.css.ts';

/** The skeleton of a seller's own product. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function SellerProductCardSkeleton() {
  return (
    <TileBones>
      <div>
        <FactBones columns={2} />
        <div className={seller.state}>
          <Bone length="long" />
        </div>
        <div className={seller.actions}>
          <div className={styles.line}>
            <div className={styles.button} data-size="small" />
          </div>
        </div>
      </div>
    </TileBones>
  );
}
