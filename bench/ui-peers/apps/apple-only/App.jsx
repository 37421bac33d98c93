import { ProductCard } from '@apple-only/ui';
import { screenOf } from './screen.jsx';

/** Whole cards, as on a category page: more on each than the harness asks for. */
export default screenOf(({ product, onToggle }) => <ProductCard product={product} onBook={onToggle} />, 2);
