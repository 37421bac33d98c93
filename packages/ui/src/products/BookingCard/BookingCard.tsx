'use client';

import { type Booking } from '@apple-only/contract';
import { useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { EmailAddress } from '../../parts/EmailAddress/EmailAddress.tsx';
import { Facts, type Fact } from '../../parts/Facts/Facts.tsx';
import { PhoneNumber } from '../../parts/PhoneNumber/PhoneNumber.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductName } from '../ProductTile/ProductName.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { useNumbers } from '../../parts/ShopProvider/ShopProvider.tsx';
import { dateText } from '../../parts/ShopProvider/shop.ts';
import { LocationName } from '../../parts/ShopProvider/LocationName.tsx';
import type { CardSlots } from '../ProductTile/slots.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type BookingCardLabels, bookingCardLabels } from './labels.ts';
import * as styles from './BookingCard.css.ts';

export interface BookingCardProps extends RootProps<HTMLElement>, CardSlots {
  /** The booking, exactly as the API returns it. */
  booking: Booking;
  /** Called with the booking when its buyer wants to cancel it. Omit it to leave the button out. */
  onDelete?: ((booking: Booking) => void) | undefined;
  /** Address of the product's page: the name is the link. Omit it for a product that was withdrawn. */
  href?: string | undefined;
  /** The heading level of the product's name. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<BookingCardLabels> | undefined;
}

/**
 * A buyer's booking, with its seller's contact. Renders an `<article>` named by the product's name.
 *
 * It says if the product or the seller was deleted, why the booking was released, and when the listing has changed
 * since.
 */
export function BookingCard({
  booking,
  onDelete,
  href,
  headingLevel = 2,
  media,
  badges,
  facts,
  actions,
  footer,
  labels,
  ...root
}: BookingCardProps) {
  const text = useLabels<BookingCardLabels>('BookingCard', bookingCardLabels, labels);
  const { locale } = useNumbers();
  const nameId = useId();
  const isOver = booking.withdrawn || booking.released !== undefined;
  const own = onDelete && (
    <Button kind="dangerQuiet" aria-describedby={nameId} onClick={() => onDelete(booking)}>
      {text.cancel}
    </Button>
  );
  const shown = actions === undefined ? own : actions;
  return (
    <article {...rootProps(root, styles.root)} aria-labelledby={nameId} data-withdrawn={isOver || undefined}>
      <div className={styles.picture}>
        {media ?? (
          <Picture
            fit="fill"
            src={booking.img}
            alt={booking.product}
            sizes="(max-width: 35em) 100vw, 27rem"
            muted={isOver}
            missingLabel={text.missingPicture}
            failedLabel={text.failedPicture}
          />
        )}
      </div>
      <div className={styles.words}>
        <ProductName
          id={nameId}
          name={booking.product}
          className={styles.name}
          headingLevel={headingLevel}
          href={href}
          labels={text}
        />
        {badges}
        {booking.selling_price !== undefined && <Price value={booking.selling_price} />}
      </div>
      {booking.withdrawn && (
        <p className={styles.withdrawn}>
          <span className={styles.patch}>{text.withdrawn}</span>
        </p>
      )}
      {booking.released !== undefined && (
        <div className={styles.withdrawn}>
          <p>
            <span className={styles.patch}>{text.released}</span>
          </p>
          <blockquote className={styles.reason}>
            <bdi className={styles.patch}>{booking.released}</bdi>
          </blockquote>
        </div>
      )}
      {booking.edited !== undefined && <p className={styles.edited}>{text.edited(dateText(booking.edited, locale))}</p>}
      {facts === undefined ? <Contact booking={booking} text={text} /> : facts}
      {shown && <div className={styles.action}>{shown}</div>}
      {footer && <div className={styles.action}>{footer}</div>}
    </article>
  );
}

/** The seller's contact, and the place. */
function Contact({ booking, text }: { booking: Booking; text: BookingCardLabels }) {
  const facts: Fact[] = [];
  if (booking.number) facts.push({ term: text.mobile, value: <PhoneNumber value={booking.number} /> });
  if (booking.location) facts.push({ term: text.location, value: <LocationName value={booking.location} /> });
  // Last, because it is the longest: a third fact gets the whole row.
  if (booking.seller_email) {
    facts.push({ term: text.sellerEmail, value: <EmailAddress link value={booking.seller_email} /> });
  }
  return facts.length > 0 && <Facts rows={facts} />;
}
