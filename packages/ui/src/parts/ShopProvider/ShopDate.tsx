'use client';

import { useNumbers } from './ShopProvider.tsx';
import { dateText } from './shop.ts';

interface ShopDateProps {
  /** In ISO 8601. */
  value: string;
  /** Whether the time of day is shown, too. @default false */
  withTime?: boolean | undefined;
  className?: string | undefined;
}

/** A date in the format of the shop's language. Renders a `<time>`. */
export function ShopDate({ value, withTime = false, className }: ShopDateProps) {
  const { locale } = useNumbers();
  return (
    // Different versions of server and browser can write a date with different spaces.
    <time className={className} dateTime={value} suppressHydrationWarning>
      {dateText(value, locale, withTime)}
    </time>
  );
}
