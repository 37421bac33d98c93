import type { ReactNode } from 'react';

export interface EmailAddressProps {
  /** The address. */
  value: string;
  /** Whether it can be written to by pressing it. @default false */
  link?: boolean | undefined;
}

/**
 * An e-mail address. Renders a `<bdi>`, in an `<a>` where it is a link; where it is too long for its line, it goes on
 * after the `@` or after a dot.
 */
export function EmailAddress({ value, link = false }: EmailAddressProps) {
  const breakable = value.split(/(?<=[@.])/).reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        {before !== undefined && <wbr />}
        {part}
      </>
    ),
    undefined,
  );
  const address = <bdi>{breakable}</bdi>;
  if (!link) return address;
  return (
    // Named, because browsers hear a space where a line may end.
    <a href={mailto(value)} aria-label={value}>
      {address}
    </a>
  );
}

/** Encodes all but the last `@`, which separates the host: otherwise a `?`, `&` or `,` would add headers or recipients. */
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`;
