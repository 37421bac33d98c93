import { allows, wire, type BookingContact, type ListedProduct, type User } from '@apple-only/contract';
import { toast } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from './sentence.ts';
import { useShop } from './shop.ts';

const tooLate = 'Somebody else was faster: this product is booked.';

/**
 * Booking, from the chosen product to the toast: what to do on 'Booking Now', and what the modal shows. What is being
 * booked stands in the address (`?book=`): it can be opened anew, and Back closes it.
 *
 * @param products what can be chosen from
 */
export function useBooking(user: User, products: readonly ListedProduct[] = []) {
  const mayBook = allows(wire.bookProduct.access, user.role);
  const { mutations } = useShop();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const book = useMutation(mutations.book());

  const id = params.get('book');
  const tried = book.variables?.product;
  const isTried = id !== null && tried?._id === id;
  const listed = products.find(({ _id }) => _id === id);
  const onOffer = mayBook && listed && !listed.booking ? listed : null;
  // Who was not fast enough, or may not any more, is told so where they tried, also where it is gone from the list.
  const product = isTried ? (listed ?? tried) : onOffer;

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

  /** The id of what the modal shows, if it is there. */
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = product?._id;
    return () => {
      shown.current = undefined;
    };
  }, [product?._id]);

  /** What comes of it is said in the modal; elsewhere, where they have gone back or on meanwhile. */
  const confirm = async (contact: BookingContact) => {
    if (!product) return;
    const say = (problem: string) =>
      shown.current !== product._id && toast.error(`${product.name} was not booked. ${problem}`);
    try {
      const booked = await book.mutateAsync({ product, buyer: user, contact });
      if (booked) {
        if (shown.current === product._id) close();
        toast.success('Product Booking Completed');
      } else say(tooLate);
    } catch (problem) {
      say(sentenceOf(problem));
    }
  };
  const error = book.data === false ? tooLate : book.error?.message;

  return {
    /** Absent for whoever may not book. */
    choose: mayBook ? choose : undefined,
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
