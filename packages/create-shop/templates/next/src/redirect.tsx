'use client';

import { returnTo } from '@apple-only/auth';
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

/** Replaces the page with another one. */
export function Redirect({ to }: { to: string }) {
  const router = useRouter();
  useEffect(() => router.replace(to), [router, to]);
  return null;
}

const never = () => () => undefined;

/** The page that the visitor came from, as `?from=` of login and registration says: never one on another site. */
export function useFrom() {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  const from = returnTo({ from: { pathname: new URLSearchParams(search).get('from') } });
  return { from, withFrom: (path: string) => path + search };
}
