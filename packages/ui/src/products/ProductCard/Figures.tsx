import type { Product } from '@apple-only/contract';
import { Facts } from '../../parts/Facts/Facts.tsx';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { PriceText } from '../Price/PriceText.tsx';
import { LocationName } from '../../parts/ShopProvider/LocationName.tsx';

interface FiguresProps {
  product: OfAnyShop<Pick<Product, 'original_price' | 'purchase_year' | 'use_year' | 'location'>>;
  text: Record<'originalPrice' | 'purchaseYear' | 'useYear' | 'location', string>;
}

/** The price that its seller paid, when, how long they used it, and its place. */
export function Figures({ product, text }: FiguresProps) {
  return (
    <Facts
      columns={4}
      rows={[
        {
          term: text.originalPrice,
          value: (
            <bdi>
              <PriceText value={product.original_price} />
            </bdi>
          ),
        },
        { term: text.purchaseYear, value: <bdi>{product.purchase_year}</bdi> },
        { term: text.useYear, value: <bdi>{product.use_year}</bdi> },
        { term: text.location, value: <LocationName value={product.location} /> },
      ]}
    />
  );
}
