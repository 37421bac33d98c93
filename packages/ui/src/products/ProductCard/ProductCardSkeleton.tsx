import * as price from '../Price/Price.css.ts';
import { FactsSkeleton, GradeSkeleton } from '../../states/Skeleton/CardSkeletons.tsx';
import { SkeletonLine } from '../../states/Skeleton/Skeleton.tsx';
import * as styles from '../../states/Skeleton/Skeleton.css.ts';
import * as description from './Description.css.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as card from './ProductCard.css.ts';
import * as sellerLine from './SellerLine.css.ts';

/** The skeleton of a whole card. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function ProductCardSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <div {...rootProps(root, card.root)} aria-hidden="true">
      <div className={card.head}>
        <SkeletonLine length="full" />
      </div>
      <div className={card.top}>
        <div className={styles.stage} />
        <div className={card.identity}>
          <div className={card.name}>
            <SkeletonLine length="long" />
          </div>
          <div>
            <div className={card.label}>
              <SkeletonLine length="short" />
            </div>
            <div className={price.root} data-size="large">
              <SkeletonLine />
            </div>
          </div>
          <GradeSkeleton className={card.grade} />
        </div>
      </div>
      <FactsSkeleton columns={4} />
      <div className={description.root}>
        <div className={description.text}>
          <SkeletonLine length="line" />
          <SkeletonLine length="long" />
        </div>
      </div>
      <div className={sellerLine.sellerLine}>
        <div className={sellerLine.seller}>
          <SkeletonLine length="long" />
        </div>
        <div className={sellerLine.caption}>
          <SkeletonLine length="short" />
        </div>
        <div className={sellerLine.stamp} data-set>
          <div className={styles.stamp} />
        </div>
      </div>
      <div className={card.action}>
        <div className={styles.button} />
      </div>
    </div>
  );
}
