import { buyer, newSeller, seller } from '../fixtures.ts';
import { paging, type Notes } from './note.ts';

const { name, email, role, img } = buyer;
const emailOf = 'The e-mail of the person, in any case.';
const onlySelf = { 403: 'This is somebody else, and the caller is no admin.' };

export const users: Notes<
  | 'getToken'
  | 'signOut'
  | 'saveUser'
  | 'getUser'
  | 'isAdmin'
  | 'isBuyer'
  | 'isSeller'
  | 'listBuyers'
  | 'listSellers'
  | 'deleteBuyer'
  | 'deleteSeller'
  | 'verifySeller'
  | 'allowReturn'
> = {
  getToken: {
    tag: 'Sign-in',
    summary: "Exchange the sign-in provider's ID token for an access token",
    description:
      'The access token is good for 15 minutes and says who somebody is, not what they may do: roles are read anew for every call. Whoever is registered with the e-mail, and another account of the provider, is the person of this account from now on, if its ID token has `email_verified`; their earlier sign-ins are over.',
    parameters: { email: 'The e-mail that the ID token names.' },
    input: { email },
    answer: { accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkyZjNhMCJ9.c2lnbmF0dXJl' },
    refusals: {
      403: 'The e-mail is not the one in the ID token, or an admin has deleted this account or one with this e-mail.',
      404: 'Nobody is registered with this account yet.',
      409: 'An admin is registered with this e-mail, and another account.',
    },
  },
  signOut: {
    tag: 'Sign-in',
    summary: 'Sign out, everywhere',
    description: 'From now on no ID token and no access token of any sign-in before counts, on whichever device.',
    parameters: {},
    input: {},
    answer: { modifiedCount: 1 },
  },
  saveUser: {
    tag: 'Sign-in',
    summary: 'Register the person whom the ID token names',
    description:
      'A repeat answers the registered person and changes nothing, as does an account that proves the e-mail of somebody registered: see `GET /jwt`. Nobody registers as an admin.',
    parameters: {},
    input: { body: { name, email, role, img } },
    answer: buyer,
    refusals: {
      403: 'The e-mail is not the one in the ID token, the role is admin, or an admin has deleted this account or one with this e-mail.',
      409: 'Somebody is registered with this e-mail and another account; and the ID token does not prove the e-mail, or they are an admin.',
    },
  },
  getUser: {
    tag: 'People',
    summary: 'Get a registered person by e-mail',
    description: 'Oneself; admins get anybody.',
    parameters: { email: emailOf },
    input: { email },
    answer: buyer,
    refusals: { ...onlySelf, 404: 'Nobody is registered with this e-mail. Only admins are told.' },
  },
  isAdmin: {
    tag: 'People',
    summary: 'Tell whether somebody is an admin',
    description: 'Answers about oneself, and to admins about anybody; false to everybody else.',
    parameters: { email: emailOf },
    input: { email },
    answer: { isAdmin: false },
  },
  isBuyer: {
    tag: 'People',
    summary: 'Tell whether somebody is a buyer',
    description: 'Answers about oneself, and to admins about anybody; false to everybody else.',
    parameters: { email: emailOf },
    input: { email },
    answer: { isBuyer: true },
  },
  isSeller: {
    tag: 'People',
    summary: 'Tell whether somebody is a seller',
    description: 'Answers about oneself, and to admins about anybody; false to everybody else.',
    parameters: { email: emailOf },
    input: { email },
    answer: { isSeller: false },
  },
  listBuyers: {
    tag: 'People',
    summary: 'List buyers, the newest first',
    parameters: paging,
    input: { limit: 20 },
    answer: [buyer],
  },
  listSellers: {
    tag: 'People',
    summary: 'List sellers, the newest first',
    parameters: paging,
    input: { limit: 20 },
    answer: [newSeller, seller],
  },
  deleteBuyer: {
    tag: 'People',
    summary: 'Delete a buyer',
    description:
      "The buyer's bookings go as well, and their products are on the market again. Answers 0 where there is no such buyer.",
    parameters: { id: "The buyer's user id." },
    input: { id: buyer._id },
    answer: { deletedCount: 1 },
  },
  deleteSeller: {
    tag: 'People',
    summary: 'Delete a seller',
    description:
      "The seller's products and adverts go as well; whoever booked one is told that it was withdrawn. Answers 0 where there is no such seller.",
    parameters: { id: "The seller's user id." },
    input: { id: seller._id },
    answer: { deletedCount: 1 },
  },
  verifySeller: {
    tag: 'People',
    summary: 'Verify a seller',
    description: 'With `verify: false` takes it back. Answers 0 where that changes nothing, or they are no seller.',
    parameters: { id: "The seller's user id." },
    input: { id: newSeller._id, body: { verify: true } },
    answer: { modifiedCount: 1 },
  },
  allowReturn: {
    tag: 'People',
    summary: 'Let somebody come back who was deleted',
    description:
      'Who was deleted cannot register again, neither with that account of the provider nor with another one of the same e-mail, until this call was made. Answers 0 where nobody was deleted with this e-mail.',
    parameters: { email: 'The e-mail that they were registered with, in any case.' },
    input: { email },
    answer: { deletedCount: 1 },
  },
};
