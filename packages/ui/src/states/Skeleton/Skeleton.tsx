'use client';

import { visuallyHidden } from '../../theme/global.css.ts';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { lineSkeletonLabels } from './labels.ts';
import * as styles from './Skeleton.css.ts';

interface SkeletonLineProps {
  length?: 'short' | 'middle' | 'long' | 'line' | 'full' | undefined;
}

/** A word on a line of its own. */
export const SkeletonLine = ({ length = 'middle' }: SkeletonLineProps) => (
  <span className={styles.line}>
    <span className={styles.word} data-length={length} />
  </span>
);

const lengths = ['line', 'full', 'line', 'long'] as const;

export interface LineSkeletonProps extends RootProps<HTMLOutputElement> {
  /** The number of lines. @default 3 */
  lines?: number | undefined;
  /** Announced while loading. @default 'Loading' */
  label?: string | undefined;
}

/** The placeholder of text while it loads. Renders an `<output>`, which announces `label` to screen readers. */
export function LineSkeleton({ lines = 3, label, ...root }: LineSkeletonProps) {
  const text = useLabels('LineSkeleton', lineSkeletonLabels);
  return (
    <output {...rootProps(root, styles.lines)}>
      <span className={visuallyHidden}>{label ?? text.label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonLine key={line} length={lengths[line % lengths.length]} />
      ))}
    </output>
  );
}
