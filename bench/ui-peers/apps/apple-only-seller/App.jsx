import { SellerProductCard } from '@apple-only/ui';
import { screenOf } from '../apple-only/screen.jsx';

/** A seller's own products: of our cards, the nearest to what the harness asks for. */
export default screenOf(({ product, onToggle }) => <SellerProductCard product={product} onAdvertise={onToggle} />, 3);
