'use client';

import { returnTo } from '@apple-only/auth';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useQueryString } from './query.tsx';

/** Replaces the page with another one. */
export function Redirect({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => router.replace(to), [router, to]);
  return null;
}

/** The page that the visitor came from, as `?from=` of login and registration says: never one on another site. */
export function useReturnPath() {
  const query = useQueryString();
  const from = returnTo({ from: { pathname: new URLSearchParams(query).get('from') } });
  return { from, withFrom: (path: string) => path + query };
}
