import type { Answer, CallName, Input } from '../calls.ts';

/** What operations are grouped by, in the order of the description. */
export const tags = {
  'Sign-in': 'How somebody becomes known to the shop, and gets an access token.',
  People: 'Buyers and sellers, and what admins do with them.',
  Products: 'What is on the market, and what sellers do with it.',
  Bookings: 'What buyers have booked.',
  Photos: 'Pictures of products and people.',
  Messages: 'What visitors write to the shop.',
  Server: 'About the server itself.',
} as const;

/** The statuses of refusals that only some calls give. All others follow from the row. */
type Status = 403 | 404 | 409 | 413 | 415 | 502;

/** What a category stands for is in the path, and needs no words. */
type Told<Name extends CallName> = Exclude<keyof Input<Name>, 'body' | 'category'>;

/** What people read about a call, besides what its row says. */
export interface Note<Name extends CallName> {
  tag: keyof typeof tags;
  /** A sentence without a full stop. */
  summary: string;
  description?: string;
  /** What each parameter is. */
  parameters: { [Parameter in Told<Name>]: string };
  /** A call as an example. */
  input: Input<Name>;
  /** What that one answers. */
  answer: Answer<Name>;
  /** When it is refused, where the row does not say so. */
  refusals?: Partial<Record<Status, string>>;
}

export type Notes<Name extends CallName = CallName> = { [Each in Name]: Note<Each> };

/** How lists are read. */
export const paging = {
  limit: 'Most items wanted.',
  cursor: 'Where the page begins, as the `Link` header of the page before it says. Opaque.',
};
