import { ProductTile } from '@apple-only/ui';
import { screenOf } from '../apple-only/screen.jsx';

/** Products in short: as many elements as the harness's own card, and no button. */
export default screenOf(({ product }) => <ProductTile product={product} />, 4);
