'use client';

import { categories, type Category } from '@apple-only/contract';
import { ArrowIcon } from '../../parts/Icon/icons.tsx';
import { Picture, type PictureProps } from '../../parts/Picture/Picture.tsx';
import { ShopLink } from '../../parts/ShopProvider/ShopLink.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type CategoryLinksLabels, categoryLinksLabels } from './labels.ts';
import * as styles from './CategoryLinks.css.ts';

/** An inspector's remark, drawn over a picture. In the coordinates of the pictures, 800 by 600. */
export interface InspectionMark {
  text: string;
  /** The start of the text. */
  at: readonly [x: number, y: number];
  /** The line from the text to the spot, in SVG's path syntax. */
  line: string;
  /** The spot that the remark is about. */
  spot: readonly [x: number, y: number];
}

export interface CategoryLinksProps extends RootProps<HTMLElement> {
  /** Address of each category's picture; with a `srcSet`, in several sizes. */
  pictures: Readonly<Record<Category, string | Pick<PictureProps, 'src' | 'srcSet'>>>;
  /** Remarks on the pictures, if there is room. Decorative: hidden from screen readers. */
  marks?: Partial<Record<Category, readonly InspectionMark[]>> | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<CategoryLinksLabels> | undefined;
}

/**
 * Links to the categories: each is a drawer with its picture and its name. Renders a `<nav>` of links.
 *
 * Accessibility: the navigation is named, and each link is named by its words alone; pictures and remarks are decorative.
 */
export function CategoryLinks({ pictures, marks, labels, ...root }: CategoryLinksProps) {
  const text = useLabels<CategoryLinksLabels>('CategoryLinks', categoryLinksLabels, labels);
  return (
    <nav {...rootProps(root, styles.root)} aria-label={text.navigation}>
      {categories.map((category, index) => (
        <ShopLink key={category} className={styles.drawer} to={category}>
          <span className={styles.picture}>
            <Picture
              {...filesOf(pictures[category])}
              alt=""
              fit="fill"
              priority={index === 0}
              sizes={index === 0 ? styles.firstWidths : styles.otherWidths}
            />
            {marks?.[category] && <Marks marks={marks[category]} />}
          </span>
          <span className={styles.label}>
            {text[category]}
            <span className={styles.arrow}>
              <ArrowIcon />
            </span>
          </span>
        </ShopLink>
      ))}
    </nav>
  );
}

const filesOf = (picture: CategoryLinksProps['pictures'][Category]) =>
  typeof picture === 'string' ? { src: picture } : picture;

function Marks({ marks }: { marks: readonly InspectionMark[] }) {
  return (
    <svg className={styles.marks} viewBox="0 0 800 600" aria-hidden="true">
      {marks.map(({ text, at: [x, y], line, spot: [cx, cy] }) => (
        <g key={text}>
          <path d={line} />
          <circle className={styles.dot} cx={cx} cy={cy} r="4" />
          <text className={styles.remark} x={x} y={y} fontSize="25">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
