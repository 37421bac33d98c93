import { bookings } from '../bookings/openapi.ts';
import { messages } from '../messages/openapi.ts';
import { photos } from '../photos/openapi.ts';
import { products } from '../products/openapi.ts';
import { users } from '../users/openapi.ts';
import type { Notes } from './note.ts';

/** The documentation of each call, with an example. Apart from the table, so that no browser loads it. */
export const notes: Notes = {
  ...users,
  ...products,
  ...bookings,
  ...photos,
  ...messages,
  getHealth: {
    tag: 'Server',
    summary: 'Tell whether the server is ready',
    parameters: {},
    input: {},
    answer: { status: 'ok' },
  },
};
