import { type ListedProduct } from '@apple-only/contract';
import type { ReactNode } from 'react';
import { Badges } from '../../parts/Badge/Badge.tsx';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { Grade } from '../Grade/Grade.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { PriceText } from '../Price/PriceText.tsx';
import { ProductName } from './ProductName.tsx';
import { CategoryName } from '../../parts/ShopProvider/CategoryName.tsx';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { ShopDate } from '../../parts/ShopProvider/ShopDate.tsx';
import { LocationName } from '../../parts/ShopProvider/LocationName.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import type { TileProduct } from './fields.ts';
import type { tileFactLabels, TileLabels } from './labels.ts';
import type { CardSlots } from './slots.ts';
import * as styles from './Tile.css.ts';

/** The props that all small cards share. */
export interface TileLook extends RootProps<HTMLElement>, CardSlots {
  /** The heading level of the product's name. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the picture is above the fold. @default false */
  priority?: boolean | undefined;
}

interface TileProps extends TileLook {
  product: OfAnyShop<TileProduct>;
  /** The id of the product's name. */
  nameId: string;
  href?: string | undefined;
  labels: TileLabels;
  /** The content between its facts and its buttons. */
  children?: ReactNode;
}

/** The common part of all small cards: picture, category, name, states, price and grade. */
export function Tile({
  product,
  nameId,
  href,
  headingLevel = 3,
  priority = false,
  media,
  badges,
  facts,
  actions,
  footer,
  labels,
  children,
  ...root
}: TileProps) {
  return (
    <article {...rootProps(root, styles.root)} aria-labelledby={nameId} data-booked={product.booking || undefined}>
      <div className={styles.top}>
        {media ?? (
          <Picture
            src={product.img}
            alt={product.name}
            sizes="(max-width: 35em) 45vw, 22rem"
            priority={priority}
            muted={product.booking}
            missingLabel={labels.missingPicture}
            failedLabel={labels.failedPicture}
          />
        )}
        <div className={styles.words}>
          <p className={styles.category}>
            <CategoryName value={product.category} words={labels} />
          </p>
          <ProductName
            id={nameId}
            name={product.name}
            className={styles.name}
            headingLevel={headingLevel}
            href={href}
            labels={labels}
          />
          {badges === undefined ? <Badges product={product} labels={labels} /> : badges}
          <Price value={product.selling_price} />
          <Grade condition={product.condition} className={styles.grade} labels={labels.grade} />
        </div>
      </div>
      {facts}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
      {footer && <div className={styles.actions}>{footer}</div>}
    </article>
  );
}

interface TileFactsProps {
  product: OfAnyShop<ListedProduct>;
  labels: typeof tileFactLabels;
}

/** The further facts of a product on a small card. */
export const TileFacts = ({ product, labels }: TileFactsProps) => (
  <Facts
    className={styles.facts}
    rows={[
      {
        term: labels.originalPrice,
        value: (
          <bdi>
            <PriceText value={product.original_price} />
          </bdi>
        ),
      },
      { term: labels.useYear, value: <bdi>{product.use_year}</bdi> },
      { term: labels.location, value: <LocationName value={product.location} /> },
      { term: labels.published, value: <ShopDate value={product.time} /> },
    ]}
  />
);
