import type { Answer, CallName, Calls, Input } from '../calls/calls.ts';

/** The groups of operations, in the order of the description. */
export const tags = {
  'Sign-in': 'Registering, and getting an access token.',
  People: 'Buyers and sellers, and what admins do with them.',
  Products: 'What is on the market, and what sellers do with it.',
  Bookings: 'What buyers have booked.',
  Photos: 'Pictures of products and people.',
  Messages: 'What visitors write to the shop.',
  Server: 'About the server itself.',
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
  limit: 'The most items of the page.',
  cursor: 'The start of the page, from the `Link` header of the page before. Opaque.',
};
