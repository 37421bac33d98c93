import { visuallyHidden } from '../theme/global.css.ts';
import * as styles from './Skeleton.css.ts';

interface BoneProps {
  length?: 'short' | 'middle' | 'long' | 'line' | 'full' | undefined;
}

/** A word in a line of its own. */
export const Bone = ({ length = 'middle' }: BoneProps) => (
  <span className={styles.line}>
    <span className={styles.bone} data-length={length} />
  </span>
);

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
