import type { Booking, BookingLocation, FactName, Message, Product, ProductFacts, User } from '@apple-only/contract';
import { HttpError } from './errors.ts';

// Each fact is stored once, as a server stores it. Whether a product is booked, advertised and of a verified seller is derived.

export interface StoredUser extends User {
  /** The user's id at the sign-in provider. */
  subject: string;
  /** Whether the user has proven that the e-mail is theirs. */
  proven: boolean;
  time: string;
}

/** The id that a user of the shop's initial content has at the sign-in provider. */
export const initialSubject = ({ _id }: Pick<User, '_id'>) => `subject-of-${_id}`;
/** Whether no identity has registered or taken over this user since. */
export const isInitial = (user: StoredUser) => user.subject === initialSubject(user);

export interface StoredProduct
  extends Omit<Product, 'verify' | 'booking' | 'advertised' | 'seller_email' | 'photos' | FactName>, ProductFacts {
  /** All photos, of which `img` is the first; null if it is the only one. */
  photos?: string[] | null | undefined;
  /** When its seller last changed it. */
  edited_at?: string;
}

interface Contact {
  phone: string | undefined;
  location: BookingLocation | undefined;
}

export interface StoredBooking extends Contact, Pick<Booking, '_id' | 'img' | 'selling_price'> {
  /** The product's id; undefined once it was withdrawn. */
  product: string | undefined;
  /** The buyer's user id; undefined for a buyer who is not in the shop. */
  user: string | undefined;
  /** The product's name. */
  name: string;
  time: string;
  /** The reason why it was released. */
  released?: string;
  /** Whether the seller of the product has seen it. */
  seen?: boolean;
}

/** A booking that was recorded before its product was claimed. */
export interface PendingBooking extends Contact {
  _id: string;
  user: string;
  product: string | undefined;
  name: string;
  img: string;
  /** When it was recorded last, in milliseconds. */
  at: number;
}

/** A photo. Not a Blob, because a Response cannot send jsdom's. */
interface StoredPhoto {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** The shop's data. */
export class MemoryStore {
  users: StoredUser[] = [];
  /** Whether products of sellers who have not proven their e-mail are hidden. */
  requireProvenEmail = false;
  /** Subjects whose accounts an admin has deleted, and the e-mail of each. */
  deletedAccounts = new Map<string, string>();
  products: StoredProduct[] = [];
  /** Ids of products that were listed before their seller had proven the e-mail, and that the seller has not confirmed. */
  unconfirmed = new Set<string>();
  /** Withdrawn products. The address of each answers that it was withdrawn. */
  withdrawn: StoredProduct[] = [];
  /** Ids of advertised products. */
  adverts = new Set<string>();
  bookings: StoredBooking[] = [];
  pendingBookings: PendingBooking[] = [];
  /** When buyers booked, to count against the daily limit. */
  claims: { user: string; at: number }[] = [];
  messages: Message[] = [];
  /** Each photo by its address; undefined for one that was not uploaded here. */
  photos = new Map<string, StoredPhoto | undefined>();
  #ids = 0;
  #latest = 0;

  /** A new id. In the server's format, and increasing like the server's. */
  newId(): string {
    const time = Date.now().toString(16).padStart(12, '0');
    const count = (++this.#ids).toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${count}`;
  }

  /** The current time, and always later than any other time in the shop. */
  now(): string {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    return new Date(this.#latest).toISOString();
  }

  /** Records a time in the shop, so that `now` is later than it. */
  recordTime(time: string): string {
    this.#latest = Math.max(this.#latest, Date.parse(time));
    return time;
  }

  userById = (id: string) => this.users.find(({ _id }) => _id === id);
  userBySubject = (subject: string) => this.users.find((person) => person.subject === subject);
  userByEmail = (email: string) => this.users.find((person) => person.email === email);
  productById = (id: string) => this.products.find(({ _id }) => _id === id);
  isUnproven = ({ id }: Pick<StoredProduct, 'id'>) => this.requireProvenEmail && !this.userById(id)?.proven;
  isUnconfirmed = (product: Pick<StoredProduct, '_id' | 'id'>) =>
    this.requireProvenEmail && this.unconfirmed.has(product._id) && !this.isUnproven(product);
  isHidden = (product: Pick<StoredProduct, '_id' | 'id'>) => this.isUnproven(product) || this.isUnconfirmed(product);
  /** A product that the public sees. */
  publicProductById = (id: string) => this.products.find((one) => one._id === id && !this.isHidden(one));
  bookingOf = (productId: string) => this.bookings.find(({ product }) => product === productId);

  /** Takes products off the market: their adverts go, their buyers' bookings stay. */
  withdraw(isGone: (product: StoredProduct) => boolean): number {
    const withdrawn = this.products.filter(isGone);
    // No buyer has seen the hidden ones.
    this.withdrawn.push(...withdrawn.filter((product) => !this.isHidden(product)));
    const gone = new Set(withdrawn.map(({ _id }) => _id));
    this.products = this.products.filter(({ _id }) => !gone.has(_id));
    for (const id of gone) this.adverts.delete(id);
    for (const booking of this.bookings) if (booking.product && gone.has(booking.product)) booking.product = undefined;
    this.pendingBookings = this.pendingBookings.filter(({ product }) => !product || !gone.has(product));
    return gone.size;
  }
}

interface ListItem {
  time: string;
  _id: string;
}

/** A page of a list, newest first. */
export function pageOf<Item extends ListItem>(
  items: readonly Item[],
  {
    query: { limit, cursor },
    onNextCursor,
  }: { query: { limit?: number | undefined; cursor?: string | undefined }; onNextCursor: (cursor: string) => void },
  defaultLimit: number,
): Item[] {
  const position = cursor === undefined ? undefined : decodeCursor(cursor);
  const sorted = items
    .map((item) => ({ item, position: `${item.time} ${item._id}` }))
    .filter((one) => position === undefined || one.position < position)
    .toSorted((one, other) => (one.position < other.position ? 1 : -1));
  const page = sorted.slice(0, limit ?? defaultLimit);
  const last = page.at(-1);
  if (last && sorted.length > page.length) onNextCursor(btoa(encodeURIComponent(last.position)));
  return page.map(({ item }) => item);
}

function decodeCursor(cursor: string): string {
  try {
    const position = decodeURIComponent(atob(cursor));
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z ./.test(position)) return position;
  } catch {
    // Reported below.
  }
  throw new HttpError(400, 'cursor: is not a cursor');
}
