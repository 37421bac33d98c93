import * as v from './answers.ts';
import { bookingWire } from '../bookings/wire.ts';
import { messageWire } from '../messages/wire.ts';
import { photoWire } from '../photos/wire.ts';
import { advertWire, productWire, searchWire } from '../products/wire.ts';
import { anyone } from '../users/roles.ts';
import { sessionWire, userWire } from '../users/wire.ts';
import type { Call } from './call.ts';

/**
 * The part of the table of calls that a client needs: path, access and answer. Each noun has its rows.
 * `calls` adds the requests, so that no browser loads validation that only the server needs.
 */
export const wire = {
  ...sessionWire,
  ...userWire,
  ...productWire,
  ...advertWire,
  ...searchWire,
  ...bookingWire,
  ...photoWire,
  ...messageWire,
  // A list of one: `literal` would add 50 bytes to every page.
  getHealth: { method: 'GET', path: '/health', access: anyone, answer: v.object({ status: v.picklist(['ok']) }) },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof wire;

/** The names of all calls, in the table's order. */
export const callNames = /* @__PURE__ */ Object.keys(wire) as CallName[];
