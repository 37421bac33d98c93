import { ApiError, createClient } from '@apple-only/api-client';

const client = createClient({ baseUrl: 'http://localhost:4000' });

try {
  const { items, next } = await client.listNewest.page({ category: 'macBook', limit: 2 });
  for (const { name, selling_price } of items) console.log(`${name}: $${selling_price}`);
  console.log(next ? 'and there are more' : 'and that is all');
} catch (error) {
  if (error instanceof ApiError) console.log(error.message);
}
