import { bookings } from '../bookings/openapi.ts';
import type { Notes } from './note.ts';
import { users } from '../users/openapi.ts';
import { products } from '../products/openapi.ts';
import { shop } from '../messages/openapi.ts';

/** The documentation of each call, with an example. Apart from the table, so that no browser loads it. */
export const notes: Notes = { ...users, ...products, ...bookings, ...shop };
