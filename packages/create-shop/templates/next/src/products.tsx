import type { ListedProduct } from '@apple-only/contract';
import { EmptyState, Grid, ProductTile, ProductTileSkeleton } from '@apple-only/ui';
import { productPath } from './shop.ts';
import { words } from './words.ts';

/** Products, or a sentence if there are none. */
export function Products({ products }: { products: readonly ListedProduct[] }) {
  if (products.length === 0) return <EmptyState title={words.noProducts} />;
  return (
    <Grid columns={3}>
      {products.map((product) => (
        <ProductTile key={product._id} product={product} href={productPath(product._id)} />
      ))}
    </Grid>
  );
}

/** Stands in their place until they arrive. */
export const ProductsSkeleton = () => (
  <Grid columns={3} loading>
    {['1', '2', '3'].map((key) => (
      <ProductTileSkeleton key={key} />
    ))}
  </Grid>
);
