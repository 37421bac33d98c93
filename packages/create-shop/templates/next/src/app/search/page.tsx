import { Suspense } from 'react';
import { ProductsSkeleton } from '../../products.tsx';
import { Search } from './search.tsx';

/** `/search`: the filters are in the address, which only the browser's part reads. */
export default function Page() {
  return (
    <Suspense fallback={<ProductsSkeleton />}>
      <Search />
    </Suspense>
  );
}
