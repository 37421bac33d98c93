import { type Category, categoryNames, type ListedProduct, type User } from '@apple-only/contract';
import {
  BookingModal,
  ButtonLink,
  EmptyState,
  Footer,
  Grid,
  Header,
  Page,
  PageHeading,
  ProductCard,
  ProductCardSkeleton,
  QuietError,
  RolePanel,
  ShowMore,
  type Theme,
  Toaster,
  useLinks,
} from '@apple-only/ui';
import { useState } from 'react';
import { type Book, useBooking } from './card-with-modal.tsx';

/** A paged list, as your data library returns it. */
interface ProductList {
  /** The loaded products; undefined before the first page. */
  products: readonly ListedProduct[] | undefined;
  failed: boolean;
  loading: boolean;
  hasMore: boolean;
  /** Loads the next page, or retries a failed one. */
  load: () => void;
}

export interface CategoryPageProps {
  category: Category;
  list: ProductList;
  buyer: User;
  book: Book;
  onSignOut: () => void;
}

/** A category: every state of its list, and booking. */
export function CategoryPage({ category, list, buyer, book, onSignOut }: CategoryPageProps) {
  const [theme, setTheme] = useState<Theme>('system');
  const booking = useBooking(buyer, book);
  const links = useLinks();
  const path = links[category];
  const name = categoryNames[category];
  return (
    <Page
      header={<Header currentPath={path} signedIn onSignOut={onSignOut} theme={theme} onThemeChange={setTheme} />}
      panel={<RolePanel user={buyer} currentPath={path} />}
      panelPlace="top"
      footer={<Footer />}
    >
      <PageHeading title={name} text="Read the grade, the years and the description, then book.">
        <ButtonLink href={links.home} kind="quiet">
          All categories
        </ButtonLink>
      </PageHeading>
      <Products name={name} list={list} onBook={booking.choose} />
      <BookingModal {...booking.modal} />
      <Toaster />
    </Page>
  );
}

interface ProductsProps {
  name: string;
  list: ProductList;
  onBook: (product: ListedProduct) => void;
}

function Products({ name, list: { products, failed, loading, hasMore, load }, onBook }: ProductsProps) {
  if (!products && failed) return <QuietError onRetry={load} retrying={loading} />;
  if (!products) {
    return (
      <Grid columns={2} loading>
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </Grid>
    );
  }
  if (products.length === 0) return <EmptyState title={`Nothing is listed under ${name} right now.`} />;
  return (
    <>
      <Grid columns={2}>
        {products.map((product) => (
          <ProductCard key={product._id} product={product} onBook={onBook} />
        ))}
      </Grid>
      <ShowMore count={products.length} hasMore={hasMore} onMore={load} pending={loading} failed={failed} />
    </>
  );
}
