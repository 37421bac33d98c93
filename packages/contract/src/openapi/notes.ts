import { bookings } from './bookings.ts';
import type { Notes } from './note.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { shop } from './shop.ts';

/** What each call does, in words and by example. Here and not in the table: no browser pays for it. */
export const notes: Notes = { ...people, ...products, ...bookings, ...shop };
