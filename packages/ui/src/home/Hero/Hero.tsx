'use client';

import type { ReactNode } from 'react';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { heroLabels } from './labels.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps extends RootProps<HTMLDivElement> {
  /** The page's heading. @default 'Used Apple devices, honestly described.' */
  heading?: string | undefined;
  /** The shop's promise, in a sentence. */
  text?: string | undefined;
  /** The content under the text: the category links. */
  children: ReactNode;
}

/**
 * The opening of the home page. Renders a `<div>` with the page's `<h1>`.
 *
 * Accessibility: the heading can take the focus after a navigation.
 */
export function Hero({ heading, text, children, ...root }: HeroProps) {
  const labels = useLabels('Hero', heroLabels);
  return (
    <div {...rootProps(root, styles.root)}>
      <div className={styles.head}>
        <h1 {...pageHeading} className={styles.heading}>
          {heading ?? labels.heading}
        </h1>
        <p className={styles.text}>{text ?? labels.text}</p>
      </div>
      {children}
    </div>
  );
}
