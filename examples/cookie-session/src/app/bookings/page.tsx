import { PageHeading } from '@apple-only/ui';
import type { Metadata } from 'next';
import { readBookings } from '../../server.ts';
import { words } from '../../words.ts';
import { List } from './list.tsx';
import { SignInAgain } from './sign-in-again.tsx';

export const metadata: Metadata = { title: words.bookings };

/** `/bookings`: what the user has booked, rendered by the server. */
export default async function Bookings() {
  const found = await readBookings();
  return (
    <>
      <PageHeading title={words.bookings} size="title" />
      {found ? <List {...found} /> : <SignInAgain />}
    </>
  );
}
