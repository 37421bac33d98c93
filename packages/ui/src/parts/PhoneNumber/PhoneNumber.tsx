import type { RootProps } from '../Root/root.ts';
import { numberToDial } from './number-to-dial.ts';

export interface PhoneNumberProps extends RootProps<HTMLElement> {
  /** The number, as the user typed it: free text (specification §5). */
  value: string;
}

/** A phone number as a `tel:` link, which dials the first number of the text. Renders an `<a>`, or a `<bdi>` if there is none. */
export function PhoneNumber({ value, ...root }: PhoneNumberProps) {
  const number = numberToDial(value);
  if (number === undefined) return <bdi {...root}>{value}</bdi>;
  return (
    <a {...(root as RootProps<HTMLAnchorElement>)} href={`tel:${number}`}>
      <bdi>{value}</bdi>
    </a>
  );
}
