import { Filters, type ShopFilters, ShopProvider } from '@apple-only/ui';
import { useState } from 'react';

type Category = 'phones' | 'accessories';
type Place = 'berlin' | 'Graz';

export function OwnShop() {
  const [filters, setFilters] = useState<ShopFilters<Category, Place>>({});
  return (
    <ShopProvider
      categories={[{ value: 'phones', name: 'Phones', href: '/phones', gradedAs: 'iphone' }, { value: 'accessories' }]}
      locations={{ products: [{ value: 'berlin', name: 'Berlin' }, { value: 'Graz' }] }}
    >
      <Filters filters={filters} onChange={setFilters} />
    </ShopProvider>
  );
}
