import { ProductCard, ShowMore } from '@apple-only/ui';
import { arabic, ArabicLabels } from '@apple-only/ui/locales/ar'; // also 'de', 'bn' and 'en'
import { macBook } from '@apple-only/contract/fixtures';

export function ArabicShop() {
  return (
    <ArabicLabels>
      <section lang={arabic.locale} dir={arabic.direction}>
        <ProductCard product={macBook} />
        <ShowMore count={24} hasMore onMore={() => alert('24')} />
      </section>
    </ArabicLabels>
  );
}
