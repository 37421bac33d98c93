import { bookingCalls } from '../bookings/calls.ts';
import { messageCalls } from '../messages/calls.ts';
import { photoCalls } from '../photos/calls.ts';
import { advertCalls, productCalls, searchCalls } from '../products/calls.ts';
import { sessionCalls, userCalls } from '../users/calls.ts';
import { call, type Call, type CallAnswer, type CallInput, type CallRequest } from './call.ts';
import { wire, type CallName } from './wire.ts';

const healthCalls = { getHealth: call({ ...wire.getHealth }) } as const;

type Rows = typeof sessionCalls &
  typeof userCalls &
  typeof productCalls &
  typeof advertCalls &
  typeof searchCalls &
  typeof bookingCalls &
  typeof photoCalls &
  typeof messageCalls &
  typeof healthCalls;

/** The types of all rows, by the names of the calls. */
export interface Calls extends Rows {}

/**
 * The full table of calls (specification §7): each row of `wire`, and its request. The client's methods, the
 * server's routes and their access checks, and OpenAPI are made from it. The documentation of each call is next to its
 * row, in `openapi.ts`, so that no browser loads it.
 */
export const calls: Calls = {
  ...sessionCalls,
  ...userCalls,
  ...productCalls,
  ...advertCalls,
  ...searchCalls,
  ...bookingCalls,
  ...photoCalls,
  ...messageCalls,
  ...healthCalls,
} satisfies Record<CallName, Call>;

export { callNames, type CallName } from './wire.ts';
/** The input of a call. */
export type Input<Name extends CallName> = { [Key in keyof CallInput<Calls[Name]>]: CallInput<Calls[Name]>[Key] };
export type ValidatedRequest<Name extends CallName> = CallRequest<Calls[Name]>;
export type Answer<Name extends CallName> = CallAnswer<Calls[Name]>;
