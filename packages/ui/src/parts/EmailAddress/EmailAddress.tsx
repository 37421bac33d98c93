import type { ReactNode } from 'react';

export interface EmailAddressProps {
  /** The address. */
  value: string;
  /** Whether it is a `mailto:` link. @default false */
  link?: boolean | undefined;
}

/**
 * An e-mail address. Renders a `<bdi>`, in an `<a>` if it is a link; an address that is too long for its line breaks
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
    // Named, because browsers read a space at each place where a line may break.
    <a href={mailto(value)} aria-label={value}>
      {address}
    </a>
  );
}

/** Encodes all but the last `@`, which separates the host: otherwise a `?`, `&` or `,` would add headers or recipients. */
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`;
