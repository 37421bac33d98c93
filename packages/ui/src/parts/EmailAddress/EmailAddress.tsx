import type { ReactNode } from 'react';
import type { RootProps } from '../Root/root.ts';

export interface EmailAddressProps extends RootProps<HTMLElement> {
  /** The address. */
  value: string;
  /** Whether it is a `mailto:` link. @default false */
  link?: boolean | undefined;
}

/**
 * An e-mail address. Renders a `<bdi>`, in an `<a>` if it is a link; an address that is too long for its line breaks
 * after the `@` or after a dot.
 */
export function EmailAddress({ value, link = false, ...root }: EmailAddressProps) {
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
  if (!link) return <bdi {...root}>{breakable}</bdi>;
  return (
    // Named, because browsers read a space at each possible line break.
    <a {...(root as RootProps<HTMLAnchorElement>)} href={mailto(value)} aria-label={value}>
      <bdi>{breakable}</bdi>
    </a>
  );
}

/** Encodes all but the last `@`, which separates the host: otherwise a `?`, `&` or `,` would add headers or recipients. */
const mailto = (address: string) => `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, '@')}`;
