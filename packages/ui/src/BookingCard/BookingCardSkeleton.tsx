import * as price from '../Price/Price.css.ts';
import { FactsSkeleton } from '../Skeleton/CardSkeletons.tsx';
import { SkeletonLine } from '../Skeleton/Skeleton.tsx';
import * as styles from '../Skeleton/Skeleton.css.ts';
import * as booking from './BookingCard.css.ts';

/** The skeleton of a booking. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function BookingCardSkeleton() {
  return (
    <div className={booking.root} aria-hidden="true">
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
