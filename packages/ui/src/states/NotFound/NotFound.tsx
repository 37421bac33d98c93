'use client';

import { Picture } from '../../parts/Picture/Picture.tsx';
import { ShopButtonLink } from '../../parts/ShopProvider/ShopButtonLink.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type NotFoundLabels, notFoundLabels } from './labels.ts';
import * as styles from './NotFound.css.ts';

export interface NotFoundProps extends RootProps<HTMLDivElement> {
  /** Address of the picture. @default none */
  picture?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<NotFoundLabels> | undefined;
}

/**
 * Says that a page does not exist, and links to the home page. Renders a `<div>` with the page's `<h1>`.
 *
 * Accessibility: the heading can take the focus after a navigation. The picture is decorative.
 */
export function NotFound({ picture, labels, ...root }: NotFoundProps) {
  const text = useLabels<NotFoundLabels>('NotFound', notFoundLabels, labels);
  return (
    <div {...rootProps(root, styles.root)}>
      <div className={styles.words}>
        <h1 {...pageHeading} className={styles.heading}>
          {text.title}
        </h1>
        <p className={styles.text}>{text.text}</p>
        <ShopButtonLink to="home">{text.back}</ShopButtonLink>
      </div>
      {picture && <Picture src={picture} alt="" priority />}
    </div>
  );
}
