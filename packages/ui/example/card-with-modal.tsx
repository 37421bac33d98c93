import type { ListedProduct, User } from '@apple-only/contract';
import { type BookingAnswers, BookingModal, ProductCard, toast, Toaster } from '@apple-only/ui';
import { useState } from 'react';

/** Books a product for a buyer; false if another buyer was faster. */
export type Book = (product: ListedProduct, contact: BookingAnswers) => Promise<boolean>;

/** The state of a booking: the chosen product, and what the modal shows. */
export function useBooking(buyer: User, book: Book) {
  const [product, setProduct] = useState<ListedProduct | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const choose = (chosen: ListedProduct | null) => {
    setError(undefined);
    setProduct(chosen);
  };
  const submit = async (contact: BookingAnswers) => {
    if (!product) return;
    setPending(true);
    try {
      if (await book(product, contact)) {
        choose(null);
        toast.success('Product Booking Completed');
      } else {
        setError('Someone else just booked this.');
      }
    } catch {
      setError('Couldn’t reach the server. Try again.');
    } finally {
      setPending(false);
    }
  };
  return {
    choose,
    modal: {
      open: product !== null,
      product,
      user: buyer,
      pending,
      error,
      onSubmit: submit,
      onOpenChange: (open: boolean) => open || choose(null),
    },
  };
}

export interface CardWithModalProps {
  product: ListedProduct;
  buyer: User;
  book: Book;
}

/** A product that a buyer can book. */
export function CardWithModal({ product, buyer, book }: CardWithModalProps) {
  const booking = useBooking(buyer, book);
  return (
    <>
      <ProductCard product={product} onBook={booking.choose} />
      <BookingModal {...booking.modal} />
      <Toaster />
    </>
  );
}
