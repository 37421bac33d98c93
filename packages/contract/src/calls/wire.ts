import * as v from './answers.ts';
import { bookingWire } from '../bookings/wire.ts';
import { messageWire } from '../messages/wire.ts';
import { photoWire } from '../photos/wire.ts';
import { advertWire, productWire, searchWire } from '../products/wire.ts';
import { anyone } from '../users/roles.ts';
import { sessionWire, userWire } from '../users/wire.ts';
import type { Call } from './call.ts';

const healthWire = {
  // A list of one: `literal` would add 50 bytes to every page.
  getHealth: { method: 'GET', path: '/health', access: anyone, answer: v.object({ status: v.picklist(['ok']) }) },
} as const satisfies Record<string, Call>;

type Rows = typeof sessionWire &
  typeof userWire &
  typeof productWire &
  typeof advertWire &
  typeof searchWire &
  typeof bookingWire &
  typeof photoWire &
  typeof messageWire &
  typeof healthWire;

/** The types of the rows, by the names of the calls. */
export interface Wire extends Rows {}

/**
 * The part of the table of calls that a client needs: path, access and answer. Each noun has its rows.
 * `calls` adds the requests, so that no browser loads validation that only the server needs.
 */
export const wire: Wire = {
  ...sessionWire,
  ...userWire,
  ...productWire,
  ...advertWire,
  ...searchWire,
  ...bookingWire,
  ...photoWire,
  ...messageWire,
  ...healthWire,
};

export type CallName = keyof Wire;

/** The names of all calls, in the table's order. */
export const callNames = /* @__PURE__ */ Object.keys(wire) as CallName[];
