import type { ReactNode } from 'react';
import * as price from '../Price/Price.css.ts';
import { FactsSkeleton, GradeSkeleton } from '../../states/Skeleton/CardSkeletons.tsx';
import { SkeletonLine } from '../../states/Skeleton/Skeleton.tsx';
import * as styles from '../../states/Skeleton/Skeleton.css.ts';
import * as tile from './Tile.css.ts';

/** The common part of all tile skeletons. */
export const TileBones = ({ children }: { children?: ReactNode }) => (
  <div className={tile.root} aria-hidden="true">
    <div className={tile.top}>
      <div className={styles.stage} />
      <div className={tile.words}>
        <div className={tile.category}>
          <SkeletonLine length="short" />
        </div>
        <div className={tile.name}>
          <SkeletonLine length="long" />
        </div>
        <div className={price.root}>
          <SkeletonLine />
        </div>
        <GradeSkeleton />
      </div>
    </div>
    {children}
  </div>
);

/** The skeleton of a tile. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function ProductTileSkeleton() {
  return (
    <TileBones>
      <FactsSkeleton columns={2} />
    </TileBones>
  );
}
