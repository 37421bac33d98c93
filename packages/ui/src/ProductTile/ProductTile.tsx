import { categoryNames, type ListedProduct } from '@apple-only/contract';
import { useId } from 'react';
import { Badges } from '../Badge/Badge.tsx';
import { Facts } from '../Facts/Facts.tsx';
import { Grade, type GradeLabels } from '../Grade/Grade.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price, priceText } from '../Price/Price.tsx';
import * as styles from './ProductTile.css.ts';

export const productTileLabels = {
  originalPrice: 'Original price',
  useYear: 'Use year',
  location: 'Location',
  published: 'Published',
  advertised: 'Advertised',
  booked: 'Booked',
  missingPicture: 'No photograph supplied',
};
export type ProductTileLabels = typeof productTileLabels & { grade?: Partial<GradeLabels> };

export interface ProductTileProps {
  /** The product, exactly as the API answers it. */
  product: ListedProduct;
  /** Where more is to be read; the whole tile leads there. */
  href?: string | undefined;
  /** Whether original price, use, place and date are shown as well. @default false */
  showFacts?: boolean | undefined;
  /** The rank of the product's name among the page's headings. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the picture is among the first things seen. @default false */
  priority?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<ProductTileLabels> | undefined;
}

/**
 * One product at a glance: picture, category, name, price and grade. Renders an `<article>` named by the product's name.
 *
 * On a phone the picture stands beside the rest.
 */
export function ProductTile({
  product,
  href,
  showFacts = false,
  headingLevel = 3,
  priority = false,
  labels,
}: ProductTileProps) {
  const text: ProductTileLabels = { ...productTileLabels, ...labels };
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.root} aria-labelledby={nameId} data-booked={product.booking || undefined}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <Picture
            fit="fill"
            src={product.img}
            alt={product.name}
            sizes="(max-width: 35em) 45vw, 22rem"
            priority={priority}
            muted={product.booking}
            missingLabel={text.missingPicture}
          />
        </div>
        <div className={styles.words}>
          <p className={styles.category}>{categoryNames[product.category]}</p>
          <Heading id={nameId} className={styles.name}>
            {href ? (
              <Link href={href}>
                <bdi>{product.name}</bdi>
              </Link>
            ) : (
              <bdi>{product.name}</bdi>
            )}
          </Heading>
          <Badges product={product} labels={text} />
          <Price value={product.selling_price} />
          <div className={styles.grade}>
            <Grade condition={product.condition} labels={text.grade} />
          </div>
        </div>
      </div>
      {showFacts && (
        <Facts
          rows={[
            { term: text.originalPrice, value: <bdi>{priceText(product.original_price)}</bdi> },
            { term: text.useYear, value: <bdi>{product.use_year}</bdi> },
            { term: text.location, value: product.location },
            { term: text.published, value: <time dateTime={product.time}>{product.time.slice(0, 10)}</time> },
          ]}
        />
      )}
    </article>
  );
}
