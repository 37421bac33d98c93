import { allows, roles, wire, type ListedProduct, type User } from '@apple-only/contract';
import { BookingModal, Button, Link, productCardLabels } from '@apple-only/ui';
import type { ReactNode } from 'react';
import { useBooking } from './booking.ts';
import { paths } from '../paths.ts';

interface BookProps {
  product: ListedProduct;
  user: User;
  /** Replaces the button once the product is booked. */
  notAvailable: ReactNode;
}

/** For signed-in users: books the product, or says why it cannot be booked. */
export function Book({ product, user, notAvailable }: BookProps) {
  const booking = useBooking(user, {
    data: [product],
    hasNextPage: false,
    isFetching: false,
    isError: false,
    fetchNextPage: () => Promise.reject(new Error('There is one product.')),
  });
  const { choose } = booking;
  return (
    <>
      {product.booking && notAvailable}
      {product.booking && booking.isOwn(product) && (
        <p>
          <strong>{productCardLabels.own}</strong> {productCardLabels.ownNext}{' '}
          <Link href={paths.myBookings}>{productCardLabels.ownLink}</Link>
        </p>
      )}
      {!product.booking && choose && (
        <Button wide onClick={() => choose(product)}>
          {productCardLabels.book}
        </Button>
      )}
      {!product.booking && !choose && <p>Only {bookingRoles} can book.</p>}
      <BookingModal {...booking.modal} />
    </>
  );
}

const bookingRoles = roles
  .filter((role) => allows(wire.bookProduct.access, role))
  .map((role) => `${role}s`)
  .join(' and ');
