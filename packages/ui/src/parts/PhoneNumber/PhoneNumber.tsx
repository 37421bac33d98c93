import { withWesternDigits } from '../../forms/Field/digits.ts';
import type { RootProps } from '../Root/root.ts';

export interface PhoneNumberProps extends RootProps<HTMLElement> {
  /** The number, as the user typed it: free text (specification §5). */
  value: string;
}

/** A phone number as a `tel:` link. Renders an `<a>`, or a `<bdi>` if the text has no number in it. */
export function PhoneNumber({ value, ...root }: PhoneNumberProps) {
  const digits = withWesternDigits(value).replaceAll(/[^+\d]/g, '');
  if (!digits) return <bdi {...root}>{value}</bdi>;
  return (
    <a {...(root as RootProps<HTMLAnchorElement>)} href={`tel:${digits}`}>
      <bdi>{value}</bdi>
    </a>
  );
}
