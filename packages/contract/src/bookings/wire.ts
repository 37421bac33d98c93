import * as v from '../calls/answers.ts';
import type { Call } from '../calls/call.ts';
import { DeletedCount, ModifiedCount } from '../calls/counts.ts';
import { Booking } from './booking.ts';

export const bookingWire = {
  bookProduct: { method: 'PUT', path: '/product/booking/{productId}', access: ['buyer'], answer: ModifiedCount },
  recordBooking: { method: 'POST', path: '/bookingByUser', access: ['buyer'], repeat: 'yes', answer: Booking },
  listBookings: { method: 'GET', path: '/buyer/bookingByUser', access: ['buyer', 'admin'], answer: v.array(Booking) },
  cancelBooking: { method: 'DELETE', path: '/buyer/products/{userId}', access: ['buyer'], answer: DeletedCount },
  seeBookings: { method: 'PUT', path: '/seller/bookings/seen', access: ['seller'], answer: ModifiedCount },
  releaseBooking: { method: 'DELETE', path: '/bookings/{id}', access: ['seller', 'admin'], answer: DeletedCount },
} as const satisfies Record<string, Call>;
export type BookingCall = keyof typeof bookingWire;
