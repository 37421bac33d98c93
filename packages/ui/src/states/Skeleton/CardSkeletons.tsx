// A skeleton uses the styles of the part it replaces, so that the sizes of both stay equal.
import * as facts from '../../parts/Facts/Facts.css.ts';
import * as grade from '../../products/Grade/Grade.css.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { SkeletonLine } from './Skeleton.tsx';
import * as styles from './Skeleton.css.ts';

/** A condition with its scale. */
export const GradeSkeleton = (root: RootProps<HTMLDivElement>) => (
  <div {...rootProps(root, grade.root)}>
    <div className={grade.label}>
      <SkeletonLine length="short" />
    </div>
    <div>
      <div className={styles.scale} />
      <div className={grade.label}>
        <SkeletonLine length="full" />
      </div>
    </div>
  </div>
);

/** A list of facts. */
export const FactsSkeleton = ({ columns, count = 4 }: { columns: 2 | 4; count?: number }) => (
  <div className={facts.root} data-columns={columns}>
    {Array.from({ length: count }, (_, key) => (
      <div key={key} className={facts.fact}>
        <div className={facts.term}>
          <SkeletonLine length="short" />
        </div>
        <div className={facts.value}>
          <SkeletonLine />
        </div>
      </div>
    ))}
  </div>
);
