import * as price from '../Price/Price.css.ts';
import { FactsSkeleton } from '../../states/Skeleton/CardSkeletons.tsx';
import { SkeletonLine } from '../../states/Skeleton/Skeleton.tsx';
import * as styles from '../../states/Skeleton/Skeleton.css.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as booking from './BookingCard.css.ts';

/** The skeleton of a booking. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function BookingCardSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <div {...rootProps(root, booking.root)} aria-hidden="true">
      <div className={booking.picture}>
        <div className={styles.stage} />
      </div>
      <div className={booking.words}>
        <div className={booking.name}>
          <SkeletonLine length="long" />
        </div>
        <div className={price.root}>
          <SkeletonLine />
        </div>
      </div>
      <FactsSkeleton columns={2} count={3} />
      <div className={booking.action}>
        <div className={styles.button} />
      </div>
    </div>
  );
}
