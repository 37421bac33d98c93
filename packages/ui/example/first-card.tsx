import '@apple-only/ui/fonts.css';
import { ProductCard } from '@apple-only/ui';
import { macBook } from '@apple-only/contract/fixtures'; // for a first look: npm install @apple-only/contract

// Its photo is in no shop here, and the card says so.
export const Shop = () => <ProductCard product={macBook} onBook={({ name }) => alert(`You chose ${name}.`)} />;
