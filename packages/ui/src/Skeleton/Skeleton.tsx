import type { ReactNode } from 'react';
import * as booking from '../BookingCard/BookingCard.css.ts';
import * as facts from '../Facts/Facts.css.ts';
import * as grade from '../Grade/Grade.css.ts';
import * as price from '../Price/Price.css.ts';
import * as description from '../ProductCard/Description.css.ts';
import * as card from '../ProductCard/ProductCard.css.ts';
import * as tile from '../ProductTile/Tile.css.ts';
import * as seller from '../SellerProductCard/SellerProductCard.css.ts';
import { visuallyHidden } from '../theme/global.css.ts';
import * as styles from './Skeleton.css.ts';

// Each skeleton wears the styles of the part it stands for, so that the two cannot come to differ in size.

interface BoneProps {
  length?: 'short' | 'middle' | 'long' | 'line' | 'full' | undefined;
}

/** A word in a line of its own. */
const Bone = ({ length = 'middle' }: BoneProps) => (
  <span className={styles.line}>
    <span className={styles.bone} data-length={length} />
  </span>
);

const GradeBones = () => (
  <div className={grade.root}>
    <div className={grade.label}>
      <Bone length="short" />
    </div>
    <div>
      <div className={styles.scale} />
      <div className={grade.label}>
        <Bone length="full" />
      </div>
    </div>
  </div>
);

const FactBones = ({ columns, count = 4 }: { columns: 2 | 4; count?: number }) => (
  <div className={facts.root} data-columns={columns}>
    {Array.from({ length: count }, (_, key) => (
      <div key={key} className={facts.fact}>
        <div className={facts.term}>
          <Bone length="short" />
        </div>
        <div className={facts.value}>
          <Bone />
        </div>
      </div>
    ))}
  </div>
);

/** Stands for a full record that is on its way. Renders a `<div>` that nobody hears: the list around it says 'Loading'. */
export function ProductCardSkeleton() {
  return (
    <div className={card.root} aria-hidden="true">
      <div className={card.head}>
        <Bone length="full" />
      </div>
      <div className={card.top}>
        <div className={styles.stage} />
        <div className={card.identity}>
          <div className={card.name}>
            <Bone length="long" />
          </div>
          <div>
            <div className={card.label}>
              <Bone length="short" />
            </div>
            <div className={price.root} data-size="large">
              <Bone />
            </div>
          </div>
          <GradeBones />
        </div>
      </div>
      <FactBones columns={4} />
      <div className={description.root}>
        <div className={description.text}>
          <Bone length="line" />
          <Bone length="long" />
        </div>
      </div>
      <div className={card.signature}>
        <div className={card.seller}>
          <Bone length="long" />
        </div>
        <div className={card.caption}>
          <Bone length="short" />
        </div>
        <div className={card.stamp} data-set>
          <div className={styles.stamp} />
        </div>
      </div>
      <div className={card.action}>
        <div className={styles.button} />
      </div>
    </div>
  );
}

const TileBones = ({ children }: { children?: ReactNode }) => (
  <div className={tile.root} aria-hidden="true">
    <div className={tile.top}>
      <div className={styles.stage} />
      <div className={tile.words}>
        <div className={tile.category}>
          <Bone length="short" />
        </div>
        <div className={tile.name}>
          <Bone length="long" />
        </div>
        <div className={price.root}>
          <Bone />
        </div>
        <GradeBones />
      </div>
    </div>
    {children}
  </div>
);

/** Stands for a tile that is on its way. Renders a `<div>` that nobody hears: the list around it says 'Loading'. */
export function ProductTileSkeleton() {
  return (
    <TileBones>
      <FactBones columns={2} />
    </TileBones>
  );
}

/** Stands for an advertised product that is on its way. Renders a `<div>` that nobody hears: the list around it says 'Loading'. */
export function AdvertisedCardSkeleton() {
  return <TileBones />;
}

/** Stands for a seller's own product that is on its way. Renders a `<div>` that nobody hears: the list around it says 'Loading'. */
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

/** Stands for a booking that is on its way. Renders a `<div>` that nobody hears: the list around it says 'Loading'. */
export function BookingCardSkeleton() {
  return (
    <div className={booking.root} aria-hidden="true">
      <div className={booking.picture}>
        <div className={styles.stage} />
      </div>
      <div className={booking.words}>
        <div className={booking.name}>
          <Bone length="long" />
        </div>
        <div className={price.root}>
          <Bone />
        </div>
      </div>
      <FactBones columns={2} count={3} />
      <div className={booking.action}>
        <div className={styles.button} />
      </div>
    </div>
  );
}

const lengths = ['line', 'full', 'line', 'long'] as const;

export interface LineSkeletonProps {
  /** How many lines. @default 3 */
  lines?: number | undefined;
  /** What is said meanwhile. @default 'Loading' */
  label?: string | undefined;
}

/** Stands for text that is on its way. Renders an `<output>`, which says so to those who listen. */
export function LineSkeleton({ lines = 3, label = 'Loading' }: LineSkeletonProps) {
  return (
    <output className={styles.lines}>
      <span className={visuallyHidden}>{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} length={lengths[line % lengths.length]} />
      ))}
    </output>
  );
}
