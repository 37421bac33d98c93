'use client';

import type { Category } from '@apple-only/contract';
import { ArrowIcon } from '../../parts/Icon/icons.tsx';
import { Picture, type PictureProps } from '../../parts/Picture/Picture.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { namedCategories } from '../../parts/ShopProvider/choices.ts';
import { useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type CategoryLinksLabels, categoryLinksLabels } from './labels.ts';
import * as styles from './CategoryLinks.css.ts';

/** An inspector's remark, drawn over a picture. Its coordinates are those of the pictures: 800 by 600. */
export interface InspectionMark {
  text: string;
  /** The start of the text. */
  at: readonly [x: number, y: number];
  /** The line from the text to the spot, in SVG's path syntax. */
  line: string;
  /** The spot that the remark is about. */
  spot: readonly [x: number, y: number];
}

/** Address of a picture; with a `srcSet`, in several sizes. */
export type CategoryPicture = string | Pick<PictureProps, 'src' | 'srcSet'>;

export interface CategoryLinksProps<OwnCategory extends string = Category> extends RootProps<HTMLElement> {
  /** The picture of each category. */
  pictures: Readonly<Record<OwnCategory, CategoryPicture>>;
  /** Remarks on the pictures, if there is room. Decorative: hidden from screen readers. */
  marks?: Partial<Record<OwnCategory, readonly InspectionMark[]>> | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<CategoryLinksLabels> | undefined;
}

/**
 * Links to the categories of the shop: each is a card with a picture and a name. Renders a `<nav>` of links.
 *
 * Pass your own categories as the type parameter, so that a missing picture is a type error: `<CategoryLinks<'phones' | 'watches'>>`.
 *
 * Accessibility: the navigation is named, and each link is named by its text alone; pictures and remarks are
 * decorative.
 */
export function CategoryLinks<OwnCategory extends string = Category>({
  pictures,
  marks,
  labels,
  ...root
}: CategoryLinksProps<NoInfer<OwnCategory>>) {
  const picturesOf: Readonly<Partial<Record<string, CategoryPicture>>> = pictures;
  const marksOf: Readonly<Partial<Record<string, readonly InspectionMark[]>>> = marks ?? {};
  const text = useLabels<CategoryLinksLabels>('CategoryLinks', categoryLinksLabels, labels);
  const categories = namedCategories(useShop(), text);
  return (
    <nav {...rootProps(root, styles.root)} aria-label={text.navigation} data-count={categories.length}>
      {categories.map(({ value, name, href }, index) => (
        <Link key={value} className={styles.drawer} href={href}>
          <span className={styles.picture}>
            <Picture
              {...filesOf(picturesOf[value])}
              alt=""
              fit="fill"
              priority={index === 0}
              sizes={index === 0 ? styles.firstWidths : styles.otherWidths}
            />
            {marksOf[value] && <Marks marks={marksOf[value]} />}
          </span>
          <span className={styles.label}>
            {name}
            <span className={styles.arrow}>
              <ArrowIcon />
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}

const filesOf = (picture: CategoryPicture = '') => (typeof picture === 'string' ? { src: picture } : picture);

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
