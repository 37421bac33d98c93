'use client';

import { useNumbers } from './ShopProvider.tsx';
import { dateText } from './shop.ts';

interface ShopDateProps {
  /** In ISO 8601. */
  value: string;
  /** Whether the time of the day is shown, too. @default false */
  withTime?: boolean | undefined;
  className?: string | undefined;
}

/** A day, as the shop's language writes it. Renders a `<time>`. */
export function ShopDate({ value, withTime = false, className }: ShopDateProps) {
  const { locale } = useNumbers();
  return (
    // A server and a browser of another age can write a date with other spaces.
    <time className={className} dateTime={value} suppressHydrationWarning>
      {dateText(value, locale, withTime)}
    </time>
  );
}
