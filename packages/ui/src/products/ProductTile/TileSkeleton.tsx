import type { ReactNode } from 'react';
import * as price from '../Price/Price.css.ts';
import { FactsSkeleton, GradeSkeleton } from '../../states/Skeleton/CardSkeletons.tsx';
import { SkeletonLine } from '../../states/Skeleton/Skeleton.tsx';
import * as styles from '../../states/Skeleton/Skeleton.css.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as tile from './Tile.css.ts';

/** The common part of all tile skeletons. */
export const TileSkeleton = ({ children, ...root }: RootProps<HTMLDivElement> & { children?: ReactNode }) => (
  <div {...rootProps(root, tile.root)} aria-hidden="true">
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
        <GradeSkeleton className={tile.grade} />
      </div>
    </div>
    {children}
  </div>
);

/** The skeleton of a tile. Renders a `<div>` hidden from screen readers: the list around it says 'Loading'. */
export function ProductTileSkeleton(root: RootProps<HTMLDivElement>) {
  return (
    <TileSkeleton {...root}>
      <FactsSkeleton columns={2} />
    </TileSkeleton>
  );
}
