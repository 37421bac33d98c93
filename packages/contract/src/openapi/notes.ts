import { bookings } from './bookings.ts';
import type { Notes } from './note.ts';
import { users } from './users.ts';
import { products } from './products.ts';
import { shop } from './shop.ts';

/** The documentation of each call, with an example. Apart from the table, so that no browser loads it. */
export const notes: Notes = { ...users, ...products, ...bookings, ...shop };
