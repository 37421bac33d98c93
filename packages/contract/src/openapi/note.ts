import type { Answer, CallName, Calls, Input } from '../calls/calls.ts';

/** The groups of operations, in the order of the description. */
export const tags = {
  'Sign-in': 'Registering, getting an access token, signing out.',
  People: 'Reading, verifying and deleting users.',
  Products: 'Finding products, and listing, changing and advertising one’s own.',
  Bookings: 'Booking products, and cancelling and releasing bookings.',
  Photos: 'Uploading photos of products and people.',
  Messages: 'Messages from visitors to the shop.',
  Server: 'The state of the server.',
} as const;

/** The statuses of refusals that only some calls give. All others follow from the row. */
type Status = 403 | 404 | 409 | 410 | 413 | 415 | 502;

/** A category that is named in the path needs no description. */
type DescribedParameter<Name extends CallName> = Exclude<
  keyof Input<Name>,
  'body' | (Calls[Name]['path'] extends `${string}{category}` ? 'category' : never)
>;

/** The documentation of a call, besides its row. */
export interface Note<Name extends CallName> {
  tag: keyof typeof tags;
  /** A sentence without a full stop. */
  summary: string;
  description?: string;
  /** A description of each parameter. */
  parameters: { [Parameter in DescribedParameter<Name>]: string };
  /** An example input. */
  input: Input<Name>;
  /** The answer to that example. */
  answer: Answer<Name>;
  /** The refusals that do not follow from the row. */
  refusals?: Partial<Record<Status, string>>;
}

export type Notes<Name extends CallName = CallName> = { [Each in Name]: Note<Each> };

/** The description of paged lists. */
export const pagingDescriptions = {
  limit: 'The maximum number of items in the page.',
  cursor: 'Where the page begins: an opaque value from the `Link` header of the previous page.',
};
