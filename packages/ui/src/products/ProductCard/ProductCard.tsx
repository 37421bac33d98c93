'use client';

import { gradeHint, type ListedProduct, type Product } from '@apple-only/contract';
import { useId } from 'react';
import { Badges } from '../../parts/Badge/Badge.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Grade } from '../Grade/Grade.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { categoryName, gradedAs, type OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { ShopDate } from '../../parts/ShopProvider/ShopDate.tsx';
import { ShopLink } from '../../parts/ShopProvider/ShopLink.tsx';
import { useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductName } from '../ProductTile/ProductName.tsx';
import type { CardSlots } from '../ProductTile/slots.ts';
import { Description } from './Description.tsx';
import { Figures } from './Figures.tsx';
import { productCardLabels, type ProductCardLabels } from './labels.ts';
import { SellerLine } from './SellerLine.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './ProductCard.css.ts';

/** A product for the card: exactly as the API returns it. Signed-in users also get the seller's e-mail and number. */
export type CardProduct = ListedProduct & {
  [Key in 'seller_email' | 'number']?: Product[Key] | undefined;
};

export interface ProductCardProps<P extends OfAnyShop<CardProduct> = CardProduct>
  extends RootProps<HTMLElement>, CardSlots {
  /** The product, exactly as the API returns it. */
  product: P;
  /** Address of the product's page: the name is the link. */
  href?: string | undefined;
  /** Whether the viewer is the buyer who has booked it. @default false */
  own?: boolean | undefined;
  /** Whether the user has followed a link to this product in the list: a frame marks it. @default false */
  current?: boolean | undefined;
  /**
   * Called with the product when the buyer asks to book it.
   * Omit it to leave the button out, such as for a user who cannot book.
   */
  onBook?: ((product: P) => void) | undefined;
  /** The heading level of the product's name. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the picture is above the fold. @default false */
  priority?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ProductCardLabels> | undefined;
}

/**
 * One product in full: picture, price, grade, facts, the seller's text and contact.
 * Renders an `<article>` named by the product's name.
 *
 * A booked product keeps its place and says so; only an available one offers booking. The buyer who has booked it sees
 * what to do next.
 *
 * Accessibility: the name is a heading, and describes the booking button. The states are read after the name, and
 * grade and scale as a sentence.
 */
export function ProductCard<P extends OfAnyShop<CardProduct>>({
  product,
  href,
  own = false,
  current = false,
  onBook,
  headingLevel = 2,
  priority = false,
  media,
  badges,
  facts,
  actions,
  footer,
  labels,
  ...root
}: ProductCardProps<P>) {
  const text = useLabels<ProductCardLabels>('ProductCard', productCardLabels, labels);
  const shop = useShop();
  const nameId = useId();
  const action = (product.booking || onBook) && (
    <Action product={product} own={own} onBook={onBook} nameId={nameId} text={text} />
  );
  const shown = actions === undefined ? action : actions;
  return (
    <article
      {...rootProps(root, styles.root)}
      aria-labelledby={nameId}
      aria-current={current || undefined}
      data-booked={product.booking || undefined}
    >
      <div className={styles.head}>
        <span className={styles.category}>{categoryName(product.category, shop, text)}</span>
        <span>
          {text.published} <ShopDate value={product.time} />
        </span>
      </div>
      <div className={styles.top}>
        {media ?? (
          <Picture
            src={product.img}
            alt={product.name}
            sizes="(max-width: 47.5em) 100vw, 24rem"
            priority={priority}
            muted={product.booking}
            missingLabel={text.missingPicture}
            failedLabel={text.failedPicture}
          />
        )}
        <div className={styles.identity}>
          <ProductName
            id={nameId}
            name={product.name}
            className={styles.name}
            headingLevel={headingLevel}
            href={href}
            labels={text}
          />
          {badges === undefined ? <Badges product={product} labels={text} /> : badges}
          <div>
            <p className={styles.label}>{text.sellingPrice}</p>
            <Price value={product.selling_price} size="large" />
          </div>
          <div className={styles.grade}>
            <Grade condition={product.condition} guide labels={text.grade} />
            <p className={styles.hint}>{gradeHint(product.condition, gradedAs(product.category, shop), text.grades)}</p>
          </div>
        </div>
      </div>
      {facts === undefined ? <Figures product={product} text={text} /> : facts}
      <Description text={product.description} labels={text} />
      <SellerLine contact={product} verify={product.verify} text={text} />
      {shown && <div className={styles.action}>{shown}</div>}
      {footer && <div className={styles.action}>{footer}</div>}
    </article>
  );
}

interface ActionProps<P extends OfAnyShop<CardProduct>> extends Pick<
  ProductCardProps<P>,
  'product' | 'own' | 'onBook'
> {
  nameId: string;
  text: ProductCardLabels;
}

/** The booking button, or a note that it is booked; for its buyer, a link to the booking. */
function Action<P extends OfAnyShop<CardProduct>>({ product, own, onBook, nameId, text }: ActionProps<P>) {
  return (
    <>
      {product.booking && own && (
        <p className={styles.own}>
          <strong className={styles.ownTitle}>{text.own}</strong> {text.ownNext}{' '}
          <ShopLink to="myBookings">{text.ownLink}</ShopLink>
        </p>
      )}
      {product.booking ? (
        <Button wide disabled>
          {text.notAvailable}
        </Button>
      ) : (
        <Button wide aria-describedby={nameId} onClick={() => onBook?.(product)}>
          {text.book}
        </Button>
      )}
    </>
  );
}
