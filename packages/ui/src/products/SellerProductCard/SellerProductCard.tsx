'use client';

import type { OwnProduct } from '@apple-only/contract';
import { useId } from 'react';
import { Button, ButtonLink } from '../../parts/Button/Button.tsx';
import { moveFocusTo } from '../../parts/Button/move-focus.ts';
import { EmailAddress } from '../../parts/EmailAddress/EmailAddress.tsx';
import { type Fact, Facts } from '../../parts/Facts/Facts.tsx';
import { PhoneNumber } from '../../parts/PhoneNumber/PhoneNumber.tsx';
import { Tile, TileFacts, type TileLook } from '../ProductTile/Tile.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { LocationName } from '../../parts/ShopProvider/LocationName.tsx';
import { type SellerProductCardLabels, sellerProductCardLabels } from './labels.ts';
import * as tileStyles from '../ProductTile/Tile.css.ts';
import * as styles from './SellerProductCard.css.ts';

export interface SellerProductCardProps<P extends OfAnyShop<OwnProduct> = OwnProduct> extends TileLook {
  /** The product, exactly as the API returns it to its seller. */
  product: P;
  /** Address of the product's page: the card links to it. Omit it for a product that is not public. */
  href?: string | undefined;
  /** Address of the page where its seller edits the product. Omit it to leave the link out. */
  editHref?: string | undefined;
  /** Called with an unconfirmed product when its seller confirms it as theirs. Omit it to leave the button out. */
  onConfirm?: ((product: P) => void) | undefined;
  /** Called with the product when its seller starts or stops advertising it: a booked one can only stop. Omit it to leave the button out. */
  onAdvertise?: ((product: P, advertise: boolean) => void) | undefined;
  /** Called with a booked product when its seller releases the booking; ask for the reason. Omit it to leave the button out. */
  onRelease?: ((product: P) => void) | undefined;
  /** Called with the product when its seller deletes it; ask for confirmation first. Omit it to leave the button out. */
  onDelete?: ((product: P) => void) | undefined;
  /** The action in progress. */
  pending?: 'confirm' | 'advertise' | 'delete' | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<SellerProductCardLabels> | undefined;
}

const moveFocusToCard = moveFocusTo('article');

/**
 * A product as its own seller sees it: whether it is public, booked (and by which buyer) and advertised, and the seller's
 * actions. Renders an `<article>` named by the product's name.
 */
export function SellerProductCard<P extends OfAnyShop<OwnProduct> = OwnProduct>({
  product,
  href,
  editHref,
  onConfirm,
  onAdvertise,
  onRelease,
  onDelete,
  pending,
  facts,
  actions,
  labels,
  headingLevel = 2,
  ...tile
}: SellerProductCardProps<P>) {
  const text = useLabels<SellerProductCardLabels>('SellerProductCard', sellerProductCardLabels, labels);
  const nameId = useId();
  const given = { product, editHref, onConfirm, onAdvertise, onDelete, pending, nameId, text };
  const own = (onAdvertise || editHref || onDelete || (product.unconfirmed && onConfirm)) && <Actions {...given} />;
  return (
    <Tile
      {...tile}
      product={product}
      nameId={nameId}
      href={href}
      headingLevel={headingLevel}
      labels={text}
      facts={facts === undefined ? <TileFacts product={product} labels={text} /> : facts}
      actions={actions === undefined ? own : actions}
    >
      <State product={product} text={text} />
      {product.buyer && (
        <div className={styles.above}>
          <Facts rows={buyerFacts(product.buyer, text)} />
        </div>
      )}
      {actions === undefined && <Release product={product} onRelease={onRelease} nameId={nameId} text={text} />}
    </Tile>
  );
}

/** Whether buyers can book it, and if not, why. */
function State({ product, text }: { product: OfAnyShop<OwnProduct>; text: SellerProductCardLabels }) {
  return (
    <>
      {product.hidden && (
        <p className={styles.state} data-state="hidden">
          {product.unconfirmed ? text.unconfirmed : text.notPublic}
        </p>
      )}
      {product.booking && (
        <p className={styles.state} data-state="booked">
          {text.isBooked}
        </p>
      )}
      {!product.hidden && !product.booking && <p className={styles.state}>{text.onMarket}</p>}
    </>
  );
}

interface ActionsProps<P extends OfAnyShop<OwnProduct>>
  extends EditActionsProps<P>, Pick<SellerProductCardProps<P>, 'onConfirm' | 'onAdvertise'> {}

/** The seller's actions. */
function Actions<P extends OfAnyShop<OwnProduct>>({ onConfirm, onAdvertise, ...changes }: ActionsProps<P>) {
  const { product, pending, nameId, text } = changes;
  // Visitors see adverts only of products that they can book.
  const canAdvertise = product.advertised || (!product.booking && !product.unconfirmed);
  return (
    <>
      {product.unconfirmed && onConfirm && (
        <Button
          ref={moveFocusToCard}
          wide
          size="small"
          pending={pending === 'confirm'}
          aria-describedby={nameId}
          onClick={() => onConfirm(product)}
        >
          {text.confirm}
        </Button>
      )}
      {onAdvertise && canAdvertise && (
        <Button
          ref={moveFocusToCard}
          wide
          size="small"
          kind={product.advertised ? 'quiet' : 'primary'}
          pending={pending === 'advertise'}
          aria-describedby={nameId}
          // The second press of a double click would undo the first.
          onClick={({ detail }) => detail < 2 && onAdvertise(product, !product.advertised)}
        >
          {product.advertised ? text.stopAdvertising : text.advertise}
        </Button>
      )}
      <EditActions {...changes} />
    </>
  );
}

interface EditActionsProps<P extends OfAnyShop<OwnProduct>> extends Pick<
  SellerProductCardProps<P>,
  'product' | 'editHref' | 'onDelete' | 'pending'
> {
  nameId: string;
  text: SellerProductCardLabels;
}

/** Editing and deleting, in a row of their own. */
function EditActions<P extends OfAnyShop<OwnProduct>>({
  product,
  editHref,
  onDelete,
  pending,
  nameId,
  text,
}: EditActionsProps<P>) {
  if (!editHref && !onDelete) return null;
  return (
    <div className={styles.row}>
      {editHref && (
        <ButtonLink href={editHref} size="small" kind="quiet" aria-describedby={nameId}>
          {text.edit}
        </ButtonLink>
      )}
      {onDelete && (
        <Button
          size="small"
          kind="dangerQuiet"
          pending={pending === 'delete'}
          aria-describedby={nameId}
          onClick={() => onDelete(product)}
        >
          {text.delete}
        </Button>
      )}
    </div>
  );
}

const buyerFacts = (
  { name, email, phone, location }: NonNullable<OwnProduct['buyer']>,
  text: SellerProductCardLabels,
): Fact[] => [
  { term: text.buyer, value: <bdi>{name}</bdi> },
  { term: text.buyerEmail, value: <EmailAddress value={email} link /> },
  ...(phone ? [{ term: text.buyerPhone, value: <PhoneNumber value={phone} /> }] : []),
  ...(location ? [{ term: text.buyerLocation, value: <LocationName value={location} /> }] : []),
];

interface ReleaseProps<P extends OfAnyShop<OwnProduct>> extends Pick<
  SellerProductCardProps<P>,
  'product' | 'onRelease'
> {
  nameId: string;
  text: SellerProductCardLabels;
}

/** The button that releases a booking. */
function Release<P extends OfAnyShop<OwnProduct>>({ product, onRelease, nameId, text }: ReleaseProps<P>) {
  if (!onRelease || product.bookingId === undefined) return null;
  return (
    <div className={tileStyles.actions}>
      <Button wide size="small" kind="quiet" aria-describedby={nameId} onClick={() => onRelease(product)}>
        {text.release}
      </Button>
    </div>
  );
}
