export interface PhoneNumberProps {
  /** The number, as the user typed it: free text (specification §5). */
  value: string;
}

/** A phone number as a `tel:` link. Renders an `<a>`, or a `<bdi>` if the text has no number in it. */
export function PhoneNumber({ value }: PhoneNumberProps) {
  const digits = value.replaceAll(/[^+\d]/g, '');
  const number = <bdi>{value}</bdi>;
  return digits ? <a href={`tel:${digits}`}>{number}</a> : number;
}
