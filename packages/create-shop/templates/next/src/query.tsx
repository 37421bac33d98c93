'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The query of the address, such as `?q=macbook`. Empty in what the server renders: most pages are built before any visit. */
export const useQueryString = () =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/** Tells `useQueryString` of changes. In a `Suspense` of its own, as Next.js wants it: the browser renders what is in there anew. */
export function QueryChanges() {
  // Renders this anew at each change.
  useSearchParams();
  useEffect(() => {
    for (const listener of listeners) listener();
  });
  return null;
}
