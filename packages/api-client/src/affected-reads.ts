import { callNames, wire, type CallName, type Calls } from '@apple-only/contract';
import { productReads } from './cache-updates.ts';

type GetName = { [Name in CallName]: Calls[Name]['method'] extends 'GET' ? Name : never }[CallName];
/** The read calls, which can be cached and refetched. Without `getToken`, just as the writes lack `signOut`: the session owns tokens. */
export type ReadName = Exclude<GetName, 'getToken'>;
export type WriteName = Exclude<CallName, GetName | 'signOut'>;

const userReads = ['getUser', 'isAdmin', 'isBuyer', 'isSeller', 'getOverview'] as const;
const peopleReads = [...userReads, 'listBuyers', 'listSellers'] as const;

const messageReads = ['listMessages', 'getOverview'] as const;

/** The reads that a change can make stale, for changes that do not affect all. */
const readsByChange: Partial<Record<WriteName, readonly ReadName[]>> = {
  saveUser: peopleReads,
  // The buyer's bookings are deleted as well: those products are on the market again.
  deleteBuyer: [...userReads, 'listBuyers', 'listBookings', ...productReads],
  // The seller's products are deleted as well, and their buyers' bookings say so.
  deleteSeller: [...userReads, 'listSellers', 'listBookings', 'getPriceGuide', ...productReads],
  verifySeller: [...userReads, 'listSellers', ...productReads],
  allowReturn: [],
  changeRole: peopleReads,
  addProduct: ['listSimilar', 'listNewest', 'listCategory', 'listOwnProducts', 'searchProducts', 'getPriceGuide'],
  confirmProduct: ['getPriceGuide', ...productReads],
  editProduct: ['listBookings', 'getContact', 'getPriceGuide', ...productReads],
  deleteProduct: ['listBookings', 'getPriceGuide', ...productReads],
  advertiseProduct: productReads,
  stopAdvertising: productReads,
  bookProduct: ['listBookings', ...productReads],
  recordBooking: ['listBookings', 'listOwnProducts'],
  cancelBooking: ['listBookings', ...productReads],
  seeBookings: [],
  releaseBooking: ['listBookings', ...productReads],
  uploadPhoto: [],
  sendMessage: messageReads,
  markMessage: messageReads,
  deleteMessage: messageReads,
};

const isRead = (name: CallName): name is ReadName => wire[name].method === 'GET' && name !== 'getToken';

/** The reads that a change can make stale: all, unless listed above. */
export const affectedReads = (change: WriteName): readonly ReadName[] =>
  readsByChange[change] ?? callNames.filter(isRead);
