'use client';

import { macBook } from '@apple-only/contract/fixtures';
import { BookingModal } from '@apple-only/ui';

/** A dialog whose code and style sheets load by themselves. */
export function Book() {
  return (
    <BookingModal
      trigger={<button type="button">Book</button>}
      product={{ ...macBook, img: '' }}
      user={{ name: 'Ada', email: 'ada@shop.example' }}
      onSubmit={() => {}}
    />
  );
}
