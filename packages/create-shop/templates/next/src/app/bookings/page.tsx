import { PageHeading } from '@apple-only/ui';
import type { Metadata } from 'next';
import { words } from '../../words.ts';
import { List } from './list.tsx';

export const metadata: Metadata = { title: words.bookings };

/** `/bookings`: what the user has booked. */
export default function Bookings() {
  return (
    <>
      <PageHeading title={words.bookings} size="title" />
      <List />
    </>
  );
}
