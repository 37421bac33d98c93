import type { BookingContact, ListedProduct, User } from '@apple-only/contract';
import { toast } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from './shop.ts';

/** Booking, from the chosen product to the toast: what to do on 'Booking Now', and what the modal shows. */
export function useBooking(user: User) {
  const { mutations } = useShop();
  const [product, setProduct] = useState<ListedProduct | null>(null);
  const book = useMutation(mutations.book());

  const choose = (chosen: ListedProduct) => {
    book.reset();
    setProduct(chosen);
  };
  const confirm = (contact: BookingContact) => {
    if (!product) return;
    book.mutate(
      { product, buyer: user, contact },
      {
        onSuccess: (booked) => {
          if (!booked) return;
          setProduct(null);
          toast.success('Product Booking Completed');
        },
      },
    );
  };
  const error = book.data === false ? 'Somebody else was faster: this product is booked.' : book.error?.message;

  return {
    choose,
    modal: { product, user, error, pending: book.isPending, onSubmit: confirm, onClose: () => setProduct(null) },
  };
}
