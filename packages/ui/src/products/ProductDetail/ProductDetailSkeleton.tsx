import { FactsSkeleton, GradeSkeleton } from '../../states/Skeleton/CardSkeletons.tsx';
import { SkeletonLine } from '../../states/Skeleton/Skeleton.tsx';
import * as skeleton from '../../states/Skeleton/Skeleton.css.ts';
import * as price from '../Price/Price.css.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './ProductDetail.css.ts';

/** The skeleton of a product's page. Renders a `<div>` hidden from screen readers. */
export function ProductDetailSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <div {...rootProps(root, styles.root)} aria-hidden="true">
      <div className={styles.top}>
        <div className={styles.picture}>
          <div className={skeleton.stage} />
        </div>
        <div className={styles.identity}>
          <div className={styles.kicker}>
            <SkeletonLine length="full" />
          </div>
          <div className={styles.name}>
            <SkeletonLine length="long" />
          </div>
          <div>
            <div className={styles.label}>
              <SkeletonLine length="short" />
            </div>
            <div className={price.root} data-size="large">
              <SkeletonLine />
            </div>
          </div>
          <GradeSkeleton />
          <div className={styles.action}>
            <div className={skeleton.button} />
          </div>
        </div>
        <div className={styles.figures}>
          <FactsSkeleton columns={4} />
        </div>
      </div>
      <div className={styles.words}>
        <div className={styles.part}>
          <SkeletonLine length="line" />
          <SkeletonLine length="long" />
        </div>
        <div className={styles.part}>
          <SkeletonLine length="long" />
        </div>
      </div>
    </div>
  );
}
