'use client';

import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { skipLinkLabels } from './labels.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** The label. @default 'Skip to content' */
  children?: string | undefined;
}

/** The first stop of the Tab key: skips the header and leads to `#main`. Renders an `<a>` that is visible while focused. */
export function SkipLink({ children, ...root }: SkipLinkProps) {
  const text = useLabels('SkipLink', skipLinkLabels);
  return (
    <a {...rootProps(root, styles.root)} href="#main">
      {children ?? text.skipLabel}
    </a>
  );
}
