import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ProductsSkeleton } from '../../products.tsx';
import { words } from '../../words.ts';
import { Search } from './search.tsx';

export const metadata: Metadata = { title: words.search };

/** `/search`: the filters are in the address, which only the browser's part reads. */
export default function Page() {
  return (
    <Suspense fallback={<ProductsSkeleton />}>
      <Search />
    </Suspense>
  );
}
