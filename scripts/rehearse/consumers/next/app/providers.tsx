'use client';

import { LinkProvider } from '@apple-only/ui';
import { RouterLink } from '@apple-only/ui/next';
import type { ReactNode } from 'react';

/** A client module: it loads the kit on another way than the server components do. */
export function Providers({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>;
}
