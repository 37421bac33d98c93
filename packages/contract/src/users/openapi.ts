import { buyer, newSeller, seller } from '../fixtures.ts';
import { pagingDescriptions, type Notes } from '../openapi/note.ts';
import type { SessionCall, UserCall } from './wire.ts';

const { name, email, role, img } = buyer;
const emailDescription = 'The e-mail of the user. Case does not matter.';
const otherUsersEmail = { 403: 'The e-mail is not the caller’s own, and the caller is not an admin.' };

export const users: Notes<SessionCall | UserCall> = {
  getToken: {
    tag: 'Sign-in',
    summary: "Exchange the sign-in provider's ID token for an access token",
    description:
      'The access token is valid for 15 minutes. It names only the user: each call reads the role from the database. If the user of this e-mail registered with another account of the provider, and the ID token has `email_verified`, the user moves to this account, and all earlier sign-ins end.',
    parameters: { email: 'The e-mail that the ID token names.' },
    input: { email },
    answer: { accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkyZjNhMCJ9.c2lnbmF0dXJl' },
    refusals: {
      403: 'The e-mail is not the one in the ID token, or an admin has deleted this account or one with this e-mail.',
      404: 'This account is not registered yet.',
      409: 'Another account has this e-mail, and its user cannot move to this account: that user is an admin, or this account already has a user.',
    },
  },
  signOut: {
    tag: 'Sign-in',
    summary: 'Sign out on all devices',
    description:
      'Ends all of the user’s sign-ins so far, this one included: their ID tokens and access tokens are refused.',
    parameters: {},
    input: {},
    answer: { modifiedCount: 1 },
  },
  saveUser: {
    tag: 'Sign-in',
    summary: 'Register the user of the ID token',
    description:
      'A repeat answers the registered user and changes nothing. If the ID token proves the e-mail of a user who registered with another account, that user moves to this account instead: see `GET /jwt`. Admins cannot be registered.',
    parameters: {},
    input: { body: { name, email, role, img } },
    answer: buyer,
    refusals: {
      403: 'The e-mail is not the one in the ID token, the role is admin, or an admin has deleted this account or one with this e-mail.',
      409: 'Another account has this e-mail, and its user cannot move to this account: the ID token does not prove the e-mail, or that user is an admin.',
    },
  },
  getUser: {
    tag: 'People',
    summary: 'Get a user by e-mail',
    description: 'Users can read themselves, admins any user.',
    parameters: { email: emailDescription },
    input: { email },
    answer: buyer,
    refusals: { ...otherUsersEmail, 404: 'No user has this e-mail. Only admins get this answer.' },
  },
  isAdmin: {
    tag: 'People',
    summary: 'Tell whether a user is an admin',
    description: 'Users can ask about themselves, admins about any user. All other questions get `false`.',
    parameters: { email: emailDescription },
    input: { email },
    answer: { isAdmin: false },
  },
  isBuyer: {
    tag: 'People',
    summary: 'Tell whether a user is a buyer',
    description: 'Users can ask about themselves, admins about any user. All other questions get `false`.',
    parameters: { email: emailDescription },
    input: { email },
    answer: { isBuyer: true },
  },
  isSeller: {
    tag: 'People',
    summary: 'Tell whether a user is a seller',
    description: 'Users can ask about themselves, admins about any user. All other questions get `false`.',
    parameters: { email: emailDescription },
    input: { email },
    answer: { isSeller: false },
  },
  getOverview: {
    tag: 'People',
    summary: 'Count users and open messages',
    description: 'The counts of the admin’s dashboard, all of the same moment.',
    parameters: {},
    input: {},
    answer: { sellers: 12, notVerified: 3, buyers: 140, openMessages: 2 },
  },
  listBuyers: {
    tag: 'People',
    summary: 'List buyers, the newest first',
    parameters: pagingDescriptions,
    input: { limit: 20 },
    answer: [buyer],
  },
  listSellers: {
    tag: 'People',
    summary: 'List sellers, the newest first',
    parameters: pagingDescriptions,
    input: { limit: 20 },
    answer: [newSeller, seller],
  },
  deleteBuyer: {
    tag: 'People',
    summary: 'Delete a buyer',
    description:
      "Also deletes the buyer's bookings: their products are on the market again. Answers 0 if there is no such buyer.",
    parameters: { id: "The buyer's user id." },
    input: { id: buyer._id },
    answer: { deletedCount: 1 },
  },
  deleteSeller: {
    tag: 'People',
    summary: 'Delete a seller',
    description:
      "Also deletes the seller's products and adverts. Bookings of these products stay, as `withdrawn`. Answers 0 if there is no such seller.",
    parameters: { id: "The seller's user id." },
    input: { id: seller._id },
    answer: { deletedCount: 1 },
  },
  verifySeller: {
    tag: 'People',
    summary: 'Verify a seller',
    description: '`verify: false` removes the badge. Answers 0 if nothing changes, or the user is not a seller.',
    parameters: { id: "The seller's user id." },
    input: { id: newSeller._id, body: { verify: true } },
    answer: { modifiedCount: 1 },
  },
  changeRole: {
    tag: 'People',
    summary: 'Become a seller',
    description:
      'Makes the calling buyer a seller, who can list products, but no longer book any. This cannot be undone. Tokens stay valid: each call reads the role from the database. A repeat answers 0.',
    parameters: { id: "The caller's own user id." },
    input: { id: buyer._id, body: { role: 'seller' } },
    answer: { modifiedCount: 1 },
    refusals: {
      403: 'The account is another user’s, or the caller is an admin.',
      409: 'The caller has open bookings. A booking is open until it is cancelled or released, or its product is withdrawn.',
    },
  },
  allowReturn: {
    tag: 'People',
    summary: 'Let a deleted user register again',
    description:
      'Without this call, a deleted user cannot register again: neither with the same account of the provider, nor with another one of the same e-mail. Answers 0 if no deleted user has this e-mail.',
    parameters: { email: 'The e-mail that the user was registered with. Case does not matter.' },
    input: { email },
    answer: { deletedCount: 1 },
  },
};
