import { ProductCard } from '@apple-only/ui';
import { arabic, ArabicLabels } from '@apple-only/ui/locales/ar';
import { useLoaderData } from 'react-router';
import { client } from '../api.server';

export const meta = () => [{ title: 'Shop' }];

export const loader = async () => ({ products: await client.listNewest({ category: 'macBook' }) });

export default function Home() {
  const { products } = useLoaderData<typeof loader>();
  const cards = products.map((product) => <ProductCard key={product._id} product={product} />);
  return (
    <>
      {cards}
      <ArabicLabels>
        <section lang={arabic.locale} dir={arabic.direction}>
          {cards}
        </section>
      </ArabicLabels>
    </>
  );
}
