import { categoryNames, type ListedProduct } from '@apple-only/contract';
import type { ReactNode } from 'react';
import { Badges } from '../Badge/Badge.tsx';
import type { Fact } from '../Facts/Facts.tsx';
import { Grade, type GradeLabels } from '../Grade/Grade.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price, priceText } from '../Price/Price.tsx';
import * as styles from './Tile.css.ts';

export const tileLabels = {
  advertised: 'Advertised',
  booked: 'Booked',
  missingPicture: 'No photograph supplied',
  failedPicture: 'The photograph could not be loaded',
  ...categoryNames,
};
export type TileLabels = typeof tileLabels & { grade?: Partial<GradeLabels> };

/** What every small card shows of a product. */
export type TileProduct = Pick<
  ListedProduct,
  'name' | 'img' | 'selling_price' | 'condition' | 'category' | 'advertised' | 'booking'
>;

/** What all small cards are told. */
export interface TileLook {
  /** The rank of the product's name among the page's headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the picture is among the first things seen. @default false */
  priority?: boolean | undefined;
}

interface TileProps extends TileLook {
  product: TileProduct;
  /** The id that the product's name is to have. */
  nameId: string;
  href?: string | undefined;
  labels: TileLabels;
  /** What stands under it. */
  children?: ReactNode;
}

/** What all small cards have in common: picture, category, name, states, price and grade. */
export function Tile({ product, nameId, href, headingLevel = 3, priority = false, labels, children }: TileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.root} aria-labelledby={nameId} data-booked={product.booking || undefined}>
      <div className={styles.top}>
        <Picture
          src={product.img}
          alt={product.name}
          sizes="(max-width: 35em) 45vw, 22rem"
          priority={priority}
          muted={product.booking}
          missingLabel={labels.missingPicture}
          failedLabel={labels.failedPicture}
        />
        <div className={styles.words}>
          <p className={styles.category}>{labels[product.category]}</p>
          <Heading id={nameId} className={styles.name}>
            {href ? (
              <Link href={href}>
                <bdi>{product.name}</bdi>
              </Link>
            ) : (
              <bdi>{product.name}</bdi>
            )}
          </Heading>
          <Badges product={product} labels={labels} />
          <Price value={product.selling_price} />
          <Grade condition={product.condition} labels={labels.grade} />
        </div>
      </div>
      {children}
    </article>
  );
}

export const tileFactLabels = {
  originalPrice: 'Original price',
  useYear: 'Use year',
  location: 'Location',
  published: 'Published',
};

/** What a small card says of a product beyond the first glance. */
export const tileFacts = (product: ListedProduct, labels: typeof tileFactLabels): Fact[] => [
  { term: labels.originalPrice, value: <bdi>{priceText(product.original_price)}</bdi> },
  { term: labels.useYear, value: <bdi>{product.use_year}</bdi> },
  { term: labels.location, value: product.location },
  { term: labels.published, value: <time dateTime={product.time}>{product.time.slice(0, 10)}</time> },
];
