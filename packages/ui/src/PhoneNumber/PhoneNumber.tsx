export interface PhoneNumberProps {
  /** The number, as somebody typed it: free text (specification §5). */
  value: string;
}

/** A telephone number that can be called by pressing it. Renders an `<a>`, or a `<bdi>` where the text has no number in it. */
export function PhoneNumber({ value }: PhoneNumberProps) {
  const digits = value.replaceAll(/[^+\d]/g, '');
  const number = <bdi>{value}</bdi>;
  return digits ? <a href={`tel:${digits}`}>{number}</a> : number;
}
