import { ProductTakenError } from '@apple-only/api-client';
import { allows, isolated, wire, type BookingContact, type ListedProduct, type User } from '@apple-only/contract';
import { toast } from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../error-message.ts';
import { useArrival, useLinkedProduct, type Listing } from '../linked-product.ts';
import { useStableCallback } from '../stable-callback.ts';
import { useShop } from '../shop.ts';

const taken = new ProductTakenError().message;

/** Sets or removes the product being booked. Keeps the other parameters, including repeated filters. */
function withBooking(params: URLSearchParams, id?: string) {
  const next = new URLSearchParams(params);
  next.delete('book');
  if (id !== undefined) next.set('book', id);
  return next;
}

/**
 * The listed product if the user can book it, or could until another buyer booked it first.
 * @param isOwn whether this user has booked it, perhaps in another tab
 */
function useOffer(listed: ListedProduct | undefined, isOwn: (product: ListedProduct) => boolean) {
  const [offered, setOffered] = useState<string>();
  const isFree = listed?.booking === false;
  if (isFree && listed._id !== offered) setOffered(listed._id);
  const isTaken = listed?.booking === true && listed._id === offered && !isOwn(listed);
  return { onOffer: isFree || isTaken ? listed : null, isTaken, endOffer: () => setOffered(undefined) };
}

/** A ref to the id of the product in the open modal, for bookings that complete later. */
function useShown(id: string | undefined) {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = undefined;
    };
  }, [id]);
  return shown;
}

/**
 * Booking, from the chosen product to the toast: the handler of 'Booking Now', and the props of the modal. The chosen
 * product is in the address (`?book=`): a reload opens the modal again, and Back closes it.
 *
 * @param products the products to choose from
 */
export function useBooking(user: User, products: Listing<ListedProduct>) {
  const mayBook = allows(wire.bookProduct.access, user.role);
  const { mutations, queries } = useShop();
  const bookings = useQuery({ ...queries.bookings({ id: user._id }), enabled: mayBook });
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const book = useMutation(mutations.book());

  const id = params.get('book');
  const tried = book.variables?.product;
  const isTried = id !== null && tried?._id === id;
  const { product: listed, isMissing } = useLinkedProduct(id, products);
  const isOwn = useCallback(
    ({ _id }: ListedProduct) => bookings.data?.some(({ productId }) => productId === _id) ?? false,
    [bookings.data],
  );
  const { onOffer, isTaken, endOffer } = useOffer(listed, isOwn);
  // Keep the modal for a buyer who is too late, or can no longer book, even if the product is gone from the list.
  const product = isTried ? (listed ?? tried) : onOffer;

  /** Whether the modal is open, or about to be. Navigation takes a moment: a second press would navigate twice. */
  const going = useRef<'in' | 'out'>('out');
  const isOpen = product !== null;
  useEffect(() => {
    going.current = isOpen ? 'in' : 'out';
  }, [isOpen]);

  const choose = useStableCallback((chosen: ListedProduct) => {
    if (going.current === 'in') return;
    going.current = 'in';
    book.reset();
    setParams(withBooking(params, chosen._id), { state: { chosen: true }, preventScrollReset: true });
  });
  const close = () => {
    if (going.current === 'out') return;
    going.current = 'out';
    // A modal opened here added a history entry; a user who opened it by its address has no entry to go back to.
    if (state?.chosen) void navigate(-1);
    else setParams(withBooking(params), { replace: true, preventScrollReset: true });
  };

  /** The product that the user's link to this page names. If the modal does not open, its card takes the focus. */
  const [arrivedWith] = useState(state?.chosen ? null : id);
  const isThere = products.data?.some(({ _id }) => _id === arrivedWith) ?? false;
  useArrival(arrivedWith, isThere && !isOpen);

  const shown = useShown(product?._id);
  /** The id of the last product tried: the modal shows only its outcome. */
  const latest = useRef<string>(undefined);

  /** Books the product. Shows a failure in the modal, or in a toast if the user has navigated away meanwhile. */
  const confirm = async (contact: BookingContact) => {
    if (!product) return;
    latest.current = product._id;
    const say = (problem: string) =>
      shown.current !== product._id && toast.error(`${isolated(product.name)} was not booked. ${problem}`);
    try {
      await book.mutateAsync({ product, buyer: user, contact });
      if (shown.current === product._id) close();
      // The modal's history entry remains ahead: Forward must not reopen it for a booked product.
      if (latest.current === product._id) {
        book.reset();
        endOffer();
      }
      toast.success('Product Booking Completed');
    } catch (problem) {
      say(errorMessage(problem));
    }
  };
  const isTooLate = isTried ? book.error instanceof ProductTakenError : isTaken;
  // Deleted by its seller, or moved to another category.
  const isGone = isTried && book.isError && isMissing;
  const notABuyer = `Only buyers can book. You are signed in as ${user.role === 'admin' ? 'an' : 'a'} ${user.role}.`;

  return {
    /** Absent for users who cannot book. */
    choose: mayBook ? choose : undefined,
    /** Whether a product was booked by this user. */
    isOwn,
    /** Whether the address names a product that is not in the list. */
    isMissing: isMissing && !isTried,
    modal: {
      open: isOpen,
      product,
      user,
      error: !mayBook ? notABuyer : isTried ? book.error?.message : isTaken ? taken : undefined,
      unavailable: isTooLate || isGone || !mayBook,
      pending: book.isPending,
      onSubmit: confirm,
      onOpenChange: (open: boolean) => open || close(),
    },
  };
}
