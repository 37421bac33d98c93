import '@apple-only/ui/fonts.css';
import { LinkProvider, ProductCard } from '@apple-only/ui';
import { RouterLink } from '@apple-only/ui/react-router'; // in Next.js: '@apple-only/ui/next'
import { macBook } from '@apple-only/contract/fixtures'; // for a first look: npm install @apple-only/contract

export function Shop() {
  return (
    <LinkProvider component={RouterLink}>
      <ProductCard product={macBook} onBook={({ name }) => alert(`You chose ${name}.`)} />
    </LinkProvider>
  );
}
