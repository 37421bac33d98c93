import { buyer, newSeller, seller } from '../fixtures.ts';
import { pagingDescriptions, type Notes } from '../openapi/note.ts';
import type { SessionCall, UserCall } from './wire.ts';

const { name, email, role, img } = buyer;
const emailDescription = 'The e-mail of the person, in any case.';
const otherUsersEmail = { 403: 'The e-mail is another user’s, and the caller is not an admin.' };

export const users: Notes<SessionCall | UserCall> = {
  getToken: {
    tag: 'Sign-in',
    summary: "Exchange the sign-in provider's ID token for an access token",
    description:
      'The access token is valid for 15 minutes. It says who the user is, not what they may do: every call reads the role again. If the user of this e-mail registered with another account of the provider, and the ID token has `email_verified`, the user belongs to this account from now on, and earlier sign-ins end.',
    parameters: { email: 'The e-mail that the ID token names.' },
    input: { email },
    answer: { accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkyZjNhMCJ9.c2lnbmF0dXJl' },
    refusals: {
      403: 'The e-mail is not the one in the ID token, or an admin has deleted this account or one with this e-mail.',
      404: 'This account is not registered yet.',
      409: 'An admin is registered with this e-mail and another account.',
    },
  },
  signOut: {
    tag: 'Sign-in',
    summary: 'Sign out, everywhere',
    description: 'Ends all earlier sign-ins on all devices: their ID tokens and access tokens are refused.',
    parameters: {},
    input: {},
    answer: { modifiedCount: 1 },
  },
  saveUser: {
    tag: 'Sign-in',
    summary: 'Register the user of the ID token',
    description:
      'A repeat answers the registered user and changes nothing, as does an account that proves the e-mail of a registered user: see `GET /jwt`. Admins cannot be registered.',
    parameters: {},
    input: { body: { name, email, role, img } },
    answer: buyer,
    refusals: {
      403: 'The e-mail is not the one in the ID token, the role is admin, or an admin has deleted this account or one with this e-mail.',
      409: 'A user is registered with this e-mail and another account, and the ID token does not prove the e-mail, or the user is an admin.',
    },
  },
  getUser: {
    tag: 'People',
    summary: 'Get a user by e-mail',
    description: 'Users get themselves, admins any user.',
    parameters: { email: emailDescription },
    input: { email },
    answer: buyer,
    refusals: { ...otherUsersEmail, 404: 'No user has this e-mail. Only admins are told.' },
  },
  isAdmin: {
    tag: 'People',
    summary: 'Tell whether a user is an admin',
    description: 'Users may ask about themselves, admins about any user. All others are answered false.',
    parameters: { email: emailDescription },
    input: { email },
    answer: { isAdmin: false },
  },
  isBuyer: {
    tag: 'People',
    summary: 'Tell whether a user is a buyer',
    description: 'Users may ask about themselves, admins about any user. All others are answered false.',
    parameters: { email: emailDescription },
    input: { email },
    answer: { isBuyer: true },
  },
  isSeller: {
    tag: 'People',
    summary: 'Tell whether a user is a seller',
    description: 'Users may ask about themselves, admins about any user. All others are answered false.',
    parameters: { email: emailDescription },
    input: { email },
    answer: { isSeller: false },
  },
  getOverview: {
    tag: 'People',
    summary: 'Count users and open messages',
    description: 'The numbers on an admin’s dashboard, all of one moment.',
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
      "Also deletes the buyer's bookings, whose products are on the market again. Answers 0 if there is no such buyer.",
    parameters: { id: "The buyer's user id." },
    input: { id: buyer._id },
    answer: { deletedCount: 1 },
  },
  deleteSeller: {
    tag: 'People',
    summary: 'Delete a seller',
    description:
      "Also deletes the seller's products and adverts; buyers who booked one are told that it was withdrawn. Answers 0 if there is no such seller.",
    parameters: { id: "The seller's user id." },
    input: { id: seller._id },
    answer: { deletedCount: 1 },
  },
  verifySeller: {
    tag: 'People',
    summary: 'Verify a seller',
    description: '`verify: false` removes the badge. Answers 0 if that changes nothing, or the user is not a seller.',
    parameters: { id: "The seller's user id." },
    input: { id: newSeller._id, body: { verify: true } },
    answer: { modifiedCount: 1 },
  },
  changeRole: {
    tag: 'People',
    summary: 'Become a seller',
    description:
      'A buyer makes their own account a seller’s, and from then on lists products and books none. There is no way back. Tokens stay valid: every call reads the role again. A repeat answers 0.',
    parameters: { id: "The caller's own user id." },
    input: { id: buyer._id, body: { role: 'seller' } },
    answer: { modifiedCount: 1 },
    refusals: {
      403: 'The account is another user’s, or the caller is an admin.',
      409: 'The caller has open bookings: each ends when it is cancelled or released, or its product withdrawn.',
    },
  },
  allowReturn: {
    tag: 'People',
    summary: 'Let a deleted user register again',
    description:
      'A deleted user cannot register again, with that account of the provider or another one of the same e-mail, until an admin makes this call. Answers 0 if no user was deleted with this e-mail.',
    parameters: { email: 'The e-mail that they were registered with, in any case.' },
    input: { email },
    answer: { deletedCount: 1 },
  },
};
