'use client';

import {
  type Category,
  type Condition,
  criteriaOf,
  type DetailedProduct,
  gradeLimits,
  limitText,
  type ListedProduct,
  photosOf,
  savingOf,
  type SellerContact,
} from '@apple-only/contract';
import { type ReactNode, useId } from 'react';
import { Badges } from '../../parts/Badge/Badge.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { categoryHref, categoryName, gradedAs, type OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { useNumbers, useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { monthText } from '../../parts/ShopProvider/shop.ts';
import { ShopDate } from '../../parts/ShopProvider/ShopDate.tsx';
import { ShopLink } from '../../parts/ShopProvider/ShopLink.tsx';
import { ShopText } from '../../parts/ShopProvider/ShopText.tsx';
import { SkeletonLine } from '../../states/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { FactsTable } from '../FactsTable/FactsTable.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { Grade } from '../Grade/Grade.tsx';
import { Price } from '../Price/Price.tsx';
import { PriceText } from '../Price/PriceText.tsx';
import { Figures } from '../ProductCard/Figures.tsx';
import { SellerLine } from '../ProductCard/SellerLine.tsx';
import { ContactError } from './ContactError.tsx';
import * as styles from './ProductDetail.css.ts';
import { Share } from './Share.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type ProductDetailLabels, productDetailLabels } from './labels.ts';

export interface ProductDetailProps extends RootProps<HTMLElement> {
  /** The product, exactly as the API returns it. */
  product: OfAnyShop<DetailedProduct>;
  /** The seller's contact. Null for visitors, who see where to log in. Undefined while it loads. */
  contact?: Pick<SellerContact, 'seller_email' | 'number'> | null | undefined;
  /** Set if the contact failed to load: says so in its place, and offers a retry, if there is `onRetry`. */
  contactError?: { onRetry?: (() => void) | undefined; retrying?: boolean | undefined } | undefined;
  /** The viewer's action: to book it, or to log in. */
  action?: ReactNode;
  /** A comparison of the price with others: a `PriceHint`. */
  priceHint?: ReactNode;
  /** The address to share. Omit it to leave the button out. */
  shareUrl?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ProductDetailLabels> | undefined;
}

/**
 * One product on a page of its own: everything that its seller says about it. Renders an `<article>` named by the product's name,
 * which is the page's `<h1 id="page-heading">` and can take the focus.
 *
 * The condition explains its meaning for the product's category, as `GradeGuide` does for all conditions. The saving over the original
 * price is shown if both prices are numbers. A booked product says so and stays readable.
 * Prints on one page, without its buttons.
 */
export function ProductDetail({
  product,
  contact,
  contactError,
  action,
  priceHint,
  shareUrl,
  labels,
  ...root
}: ProductDetailProps) {
  const text = useLabels<ProductDetailLabels>('ProductDetail', productDetailLabels, labels);
  const shop = useShop();
  const href = categoryHref(product.category, shop);
  const category = categoryName(product.category, shop, text);
  const descriptionId = useId();
  return (
    <article
      {...rootProps(root, styles.root)}
      aria-labelledby={pageHeading.id}
      data-booked={product.booking || undefined}
    >
      <div className={styles.top}>
        <div className={styles.picture}>
          <Gallery
            // Another product begins with its first photo.
            key={product._id}
            photos={photosOf(product)}
            name={product.name}
            sizes="(max-width: 43em) 100vw, (max-width: 75em) 58vw, 44rem"
            muted={product.booking}
            labels={{
              missingPicture: text.missingPicture,
              failedPicture: text.failedPicture,
              ...text.gallery,
            }}
          />
        </div>
        <div className={styles.identity}>
          <p className={styles.kicker}>
            {href === undefined ? <span>{category}</span> : <Link href={href}>{category}</Link>}
            <span>
              {text.published} <ShopDate value={product.time} />
            </span>
          </p>
          <h1 {...pageHeading} className={styles.name}>
            <bdi>{product.name}</bdi>
          </h1>
          <Badges product={product} labels={text} />
          <Prices product={product} text={text} />
          <Grade condition={product.condition} guide labels={text.grade} />
          {action && <div className={styles.action}>{action}</div>}
          {shareUrl !== undefined && <Share url={shareUrl} title={product.name} text={text} />}
        </div>
        <Meaning category={gradedAs(product.category, shop)} condition={product.condition} text={text} />
        {priceHint && <div className={styles.hint}>{priceHint}</div>}
        <div className={styles.figures}>
          <Figures product={product} text={text} />
        </div>
      </div>
      <div className={styles.words}>
        <section className={styles.part} aria-labelledby={descriptionId}>
          <h2 id={descriptionId} className={styles.heading}>
            {text.description}
          </h2>
          <p className={styles.prose} dir="auto">
            {product.description}
          </p>
        </section>
        <Seller product={product} contact={contact} contactError={contactError} text={text} />
      </div>
      <div className={styles.facts}>
        <FactsTable product={product} labels={text.factsTable} />
      </div>
    </article>
  );
}

/** The price, and the saving compared to the original one. */
function Prices({ product, text }: { product: OfAnyShop<ListedProduct>; text: ProductDetailLabels }) {
  const saved = savingOf(product);
  return (
    <div>
      <p className={styles.label}>{text.sellingPrice}</p>
      <Price value={product.selling_price} size="large" />
      {saved !== undefined && (
        <p className={styles.saved}>
          <span className={visuallyHidden}>{text.originalPrice} </span>
          <s className={styles.before}>
            <PriceText value={product.original_price} />
          </s>{' '}
          {/* A server component cannot read the currency. */}
          <ShopText text={text.saved('{amount}')} amount={saved} />
        </p>
      )}
    </div>
  );
}

interface MeaningProps {
  /** The category of the contract whose grades apply. */
  category: Category;
  condition: Condition;
  text: ProductDetailLabels;
}

/** The meaning of the condition, criterion by criterion. */
function Meaning({ category, condition, text }: MeaningProps) {
  return (
    <div className={styles.hint}>
      <p className={styles.label}>{text.gradeMeaning}</p>
      <dl className={styles.criteria}>
        {criteriaOf(category).map((criterion) => (
          <div key={criterion} className={styles.criterion}>
            <dt className={styles.term}>{text.grades.criteria[criterion]}</dt>
            <dd>{limitText(criterion, gradeLimits[category][condition], text.grades)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SellerProps extends Pick<ProductDetailProps, 'product' | 'contact' | 'contactError'> {
  text: ProductDetailLabels;
}

/** The seller's contact, and since when they are registered. */
function Seller({ product, contact, contactError, text }: SellerProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text.seller}
      </h2>
      <SellerLine
        contact={contact ?? {}}
        verify={product.verify}
        fallback={contactFallback({ contact, contactError, text })}
        text={text}
      />
      {product.seller_since && <Since time={product.seller_since} text={text} />}
    </section>
  );
}

/** The month of the seller's registration. */
function Since({ time, text }: { time: string; text: ProductDetailLabels }) {
  const { locale } = useNumbers();
  return (
    // Different versions of server and browser can write a month differently.
    <p className={styles.since} suppressHydrationWarning>
      {text.registered(monthText(time, locale))}
    </p>
  );
}

/** Replaces the contact, at the same height, so that nothing moves when it arrives. */
function contactFallback({ contact, contactError, text }: Omit<SellerProps, 'product'>) {
  if (contact === null) return { email: <ShopLink to="login">{text.logIn}</ShopLink>, number: text.afterLogIn };
  if (contactError) return { email: <ContactError {...contactError} text={text} />, number: '–' };
  return { email: <SkeletonLine length="long" />, number: <SkeletonLine /> };
}
