import { accessAttacks } from './attacks/access.ts';
import { bookingAttacks } from './attacks/bookings.ts';
import { rateAttacks } from './attacks/rates.ts';
import { requestAttacks } from './attacks/requests.ts';
import { uploadAttacks } from './attacks/uploads.ts';
import type { Attack } from './outcome.ts';

/** All attacks, by their names. */
export const attacks: Readonly<Record<string, Attack>> = {
  ...requestAttacks,
  ...uploadAttacks,
  ...accessAttacks,
  ...rateAttacks,
  ...bookingAttacks,
};
