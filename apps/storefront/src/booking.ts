import type { BookingContact, ListedProduct, User } from '@apple-only/contract';
import { toast } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useShop } from './shop.ts';

/**
 * Booking, from the chosen product to the toast: what to do on 'Booking Now', and what the modal shows. What is being
 * booked stands in the address (`?book=`): it can be opened anew, and Back closes it.
 *
 * @param products what can be chosen from
 */
export function useBooking(user: User, products: readonly ListedProduct[] = []) {
  const { mutations } = useShop();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const book = useMutation(mutations.book());

  const id = params.get('book');
  const isTried = book.variables?.product._id === id;
  // Who was not fast enough is told so where they tried.
  const product = products.find(({ _id, booking }) => _id === id && (!booking || isTried)) ?? null;

  /** Where the modal stands, or is about to. To navigate takes a moment; asked for twice, it would happen twice. */
  const going = useRef<'in' | 'out'>('out');
  const isOpen = product !== null;
  useEffect(() => {
    going.current = isOpen ? 'in' : 'out';
  }, [isOpen]);

  const choose = (chosen: ListedProduct) => {
    if (going.current === 'in') return;
    going.current = 'in';
    book.reset();
    setParams(
      { ...Object.fromEntries(params), book: chosen._id },
      { state: { chosen: true }, preventScrollReset: true },
    );
  };
  const close = () => {
    if (going.current === 'out') return;
    going.current = 'out';
    const { book: _, ...others } = Object.fromEntries(params);
    // Opened here, it is a step; whoever came with it in the address has nowhere to go back to.
    if (state?.chosen) void navigate(-1);
    else setParams(others, { replace: true, preventScrollReset: true });
  };

  const confirm = (contact: BookingContact) => {
    if (!product) return;
    book.mutate(
      { product, buyer: user, contact },
      {
        onSuccess: (booked) => {
          if (!booked) return;
          close();
          toast.success('Product Booking Completed');
        },
      },
    );
  };
  const error = book.data === false ? 'Somebody else was faster: this product is booked.' : book.error?.message;

  return {
    choose,
    modal: {
      product,
      user,
      error: isTried ? error : undefined,
      pending: book.isPending,
      onSubmit: confirm,
      onClose: close,
    },
  };
}
