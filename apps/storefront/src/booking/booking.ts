import { ProductTakenError } from '@apple-only/api-client';
import { allows, isolateBidi, wire, type BookingContact, type ListedProduct, type User } from '@apple-only/contract';
import { toast } from '@apple-only/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../error-message.ts';
import { useScrollToElement, useLinkedProduct, type PagedQuery } from '../linked-product.ts';
import { useStableCallback } from '../stable-callback.ts';
import { useShop } from '../shop.ts';

const takenMessage = new ProductTakenError().message;

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
function useBookable(listed: ListedProduct | undefined, isOwn: (product: ListedProduct) => boolean) {
  const [bookableId, setBookableId] = useState<string>();
  const isFree = listed?.booking === false;
  if (isFree && listed._id !== bookableId) setBookableId(listed._id);
  const isTaken = listed?.booking === true && listed._id === bookableId && !isOwn(listed);
  return { bookable: isFree || isTaken ? listed : null, isTaken, clearBookable: () => setBookableId(undefined) };
}

/** A ref to the id of the product in the open modal, for bookings that complete later. */
function useOpenProductId(id: string | undefined) {
  const openProductId = useRef<string>(undefined);
  useEffect(() => {
    openProductId.current = id;
    return () => {
      openProductId.current = undefined;
    };
  }, [id]);
  return openProductId;
}

/**
 * Booking, from the chosen product to the toast: the handler of 'Booking Now', and the props of the modal. The chosen
 * product is in the address (`?book=`): a reload opens the modal again, and Back closes it.
 *
 * @param products the products to choose from
 */
export function useBooking(user: User, products: PagedQuery<ListedProduct>) {
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
  const { bookable, isTaken, clearBookable } = useBookable(listed, isOwn);
  // Keep the modal for a buyer who is too late, or can no longer book, even if the product is gone from the list.
  const product = isTried ? (listed ?? tried) : bookable;

  /** Whether the modal is open, or about to be. Navigation takes a moment: a second press would navigate twice. */
  const direction = useRef<'in' | 'out'>('out');
  const isOpen = product !== null;
  useEffect(() => {
    direction.current = isOpen ? 'in' : 'out';
  }, [isOpen]);

  const choose = useStableCallback((chosen: ListedProduct) => {
    if (direction.current === 'in') return;
    direction.current = 'in';
    book.reset();
    setParams(withBooking(params, chosen._id), { state: { chosen: true }, preventScrollReset: true });
  });
  const close = () => {
    if (direction.current === 'out') return;
    direction.current = 'out';
    // A modal opened here added a history entry; a user who opened it by its address has no entry to go back to.
    if (state?.chosen) void navigate(-1);
    else setParams(withBooking(params), { replace: true, preventScrollReset: true });
  };

  /** The product that the user's link to this page names. If the modal does not open, its card takes the focus. */
  const [initialId] = useState(state?.chosen ? null : id);
  const isListed = products.data?.some(({ _id }) => _id === initialId) ?? false;
  useScrollToElement(initialId, isListed && !isOpen);

  const openProductId = useOpenProductId(product?._id);
  /** The id of the last product tried: the modal shows only its outcome. */
  const lastTriedId = useRef<string>(undefined);

  /** Books the product. Shows a failure in the modal, or in a toast if the user has navigated away meanwhile. */
  const confirm = async (contact: BookingContact) => {
    if (!product) return;
    lastTriedId.current = product._id;
    const reportFailure = (problem: string) =>
      openProductId.current !== product._id && toast.error(`${isolateBidi(product.name)} was not booked. ${problem}`);
    try {
      await book.mutateAsync({ product, buyer: user, contact });
      if (openProductId.current === product._id) close();
      // The modal's history entry remains ahead: Forward must not reopen it for a booked product.
      if (lastTriedId.current === product._id) {
        book.reset();
        clearBookable();
      }
      toast.success('Product Booking Completed');
    } catch (problem) {
      reportFailure(errorMessage(problem));
    }
  };
  const isTooLate = isTried ? book.error instanceof ProductTakenError : isTaken;
  // Deleted by its seller, or moved to another category.
  const isGone = isTried && book.isError && isMissing;
  const notABuyerMessage = `Only buyers can book. You are signed in as ${user.role === 'admin' ? 'an' : 'a'} ${user.role}.`;

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
      error: !mayBook ? notABuyerMessage : isTried ? book.error?.message : isTaken ? takenMessage : undefined,
      unavailable: isTooLate || isGone || !mayBook,
      pending: book.isPending,
      onSubmit: confirm,
      onOpenChange: (open: boolean) => open || close(),
    },
  };
}
