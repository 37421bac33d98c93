/** The part of Next.js that `next.tsx` uses. Next.js itself is installed only by `pnpm rehearse`. */
declare module 'next/link.js' {
  import type { ComponentProps, ReactElement } from 'react';

  export default function NextLink(props: ComponentProps<'a'> & { href: string }): ReactElement;
}
