// The choices, apart from the schemas: a page that only shows them loads no validation.

/** The locations where a buyer can collect a product (specification §5, in its order and spelling). */
export const bookingLocations = ['Dhaka', 'Khulna', 'Barishal', 'Jessore', 'Chittagong'] as const;
export type BookingLocation = (typeof bookingLocations)[number];

/** Most devices that a buyer may book, unless a server is configured otherwise. */
export const bookingLimits = {
  /** At the same time. Withdrawn and released ones do not count. */
  open: 10,
  /** Within a day, including cancelled ones. */
  daily: 20,
} as const;
