import { bookingLimits, lifetimes, type Booking } from '@apple-only/contract';
import { Refusal } from './refusal.ts';
import type { Rules } from './rules.ts';
import type { Proposal, Stock, StoredBooking } from './stock.ts';

export function bookingRules(
  stock: Stock,
): Pick<Rules, 'bookProduct' | 'recordBooking' | 'listBookings' | 'cancelBooking' | 'releaseBooking'> {
  function answer(booking: StoredBooking): Booking {
    const product = stock.productById(booking.product ?? '');
    const known = { _id: booking._id, product: product?.name ?? booking.name, img: product?.img ?? booking.img };
    const { selling_price: price, released } = booking;
    if (released !== undefined) return { ...known, selling_price: price, withdrawn: false, released };
    if (!product) return { ...known, selling_price: price, withdrawn: true };
    const { _id: productId, selling_price, number, location } = product;
    const seller_email = stock.personById(product.id)?.email ?? product.email;
    return { ...known, productId, selling_price, seller_email, number, location, withdrawn: false };
  }

  const bookingsOf = (user: string) => stock.bookings.filter((booking) => booking.user === user);
  const isFresh = ({ at }: Proposal) => Date.now() - at < lifetimes.proposal;

  /** @throws {Refusal} if the buyer has reached a booking limit. */
  function refuseBeyondLimits(user: string) {
    const open = bookingsOf(user).filter(({ product }) => stock.productById(product ?? '')).length;
    if (open >= bookingLimits.open) {
      throw new Refusal(409, `You have ${open} open bookings. Cancel one before you book another.`);
    }
    stock.claims = stock.claims.filter(({ at }) => Date.now() - at < lifetimes.daily);
    const daily = stock.claims.filter((claim) => claim.user === user).length;
    if (daily >= bookingLimits.daily) {
      throw new Refusal(409, `You have booked ${daily} times within a day. Try again tomorrow.`);
    }
  }

  return {
    bookProduct({ caller, params, body }) {
      const product = stock.productById(params.productId);
      if (!product || stock.isHidden(product)) throw new Refusal(404, 'There is no such product.');
      const holder = stock.bookingOf(product._id);
      if (holder) return { modifiedCount: holder.user === caller._id ? 1 : 0 };
      refuseBeyondLimits(caller._id);
      const { _id, name, img, selling_price } = product;
      const proposed = stock.proposals
        .filter((one) => one.user === caller._id && isFresh(one))
        .toSorted((one, other) => other.at - one.at)
        .find((one) => (one.product ? one.product === _id : one.name === name && one.img === img));
      const phone = body?.phone || proposed?.phone;
      const location = body?.location ?? proposed?.location;
      const facts = { product: _id, user: caller._id, name, img, selling_price, phone, location };
      stock.bookings.push({ _id: stock.newId(), ...facts, time: stock.now() });
      stock.claims.push({ user: caller._id, at: Date.now() });
      return { modifiedCount: 1 };
    },

    recordBooking({ caller, body }) {
      if (body.user !== caller._id) throw new Refusal(403, 'A booking can only be your own.');
      const { product: name, img, productId } = body;
      const phone = body.phone || undefined;
      const held = bookingsOf(caller._id).findLast(({ product: id }) => {
        const product = id === undefined ? undefined : stock.productById(id);
        return productId ? id === productId : product?.name === name && product.img === img;
      });
      if (held) {
        held.phone ??= phone;
        held.location ??= body.location;
        return answer(held);
      }
      stock.proposals = stock.proposals.filter(isFresh);
      const same = stock.proposals.find(
        (one) => one.user === caller._id && one.product === productId && one.name === name && one.img === img,
      );
      const proposal: Proposal = {
        _id: same?._id ?? stock.newId(),
        user: caller._id,
        product: productId,
        name,
        img,
        phone: same?.phone ?? phone,
        location: same?.location ?? body.location,
        at: Date.now(),
      };
      stock.proposals = [...stock.proposals.filter((one) => one !== same), proposal];
      return { _id: proposal._id, product: name, img, withdrawn: false };
    },

    listBookings({ caller, query }) {
      if (query.id !== caller._id && caller.role !== 'admin') {
        throw new Refusal(403, 'These are somebody else’s bookings.');
      }
      return bookingsOf(query.id)
        .toSorted((one, other) => (one.time < other.time ? 1 : -1))
        .map(answer);
    },

    cancelBooking({ caller, params, query }) {
      if (params.userId !== caller._id) throw new Refusal(403, 'You can only cancel your own bookings.');
      const mine = bookingsOf(caller._id);
      if (!query.booking && mine.length > 1) {
        throw new Refusal(409, 'You have several bookings. Name the one to cancel: ?booking={_id}.');
      }
      const cancelled = query.booking ? mine.find(({ _id }) => _id === query.booking) : mine[0];
      stock.bookings = stock.bookings.filter((booking) => booking !== cancelled);
      return { deletedCount: cancelled ? 1 : 0 };
    },

    releaseBooking({ caller, params, body }) {
      const booking = stock.bookings.find(({ _id }) => _id === params.id);
      const product = booking?.product === undefined ? undefined : stock.productById(booking.product);
      if (!booking || !product) return { deletedCount: 0 };
      if (product.id !== caller._id && caller.role !== 'admin') {
        throw new Refusal(403, 'This is somebody else’s product.');
      }
      booking.product = undefined;
      booking.released = body.reason;
      return { deletedCount: 1 };
    },
  };
}
