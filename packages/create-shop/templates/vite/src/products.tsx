import type { ListedProduct } from '@apple-only/contract';
import { EmptyState, Grid, ProductTile, ProductTileSkeleton, QuietError } from '@apple-only/ui';
import type { ReactNode } from 'react';
import { productPath } from './shop.ts';
import { words } from './words.ts';

interface ProductsProps {
  /** The query of the products. */
  query: { data: readonly ListedProduct[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What stands in the place of an empty list. @default a sentence */
  empty?: ReactNode;
}

/** Products in the state of their query: loading, failed, none, or there. */
export function Products({ query, empty }: ProductsProps) {
  const { data, isError, isFetching, refetch } = query;
  if (!data && isError) return <QuietError onRetry={() => void refetch()} retrying={isFetching} />;
  if (data?.length === 0) return empty ?? <EmptyState title={words.noProducts} />;
  return (
    <Grid columns={3} loading={!data}>
      {data
        ? data.map((product) => <ProductTile key={product._id} product={product} href={productPath(product._id)} />)
        : ['1', '2', '3'].map((key) => <ProductTileSkeleton key={key} />)}
    </Grid>
  );
}
