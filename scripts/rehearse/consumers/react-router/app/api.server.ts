import { createClient } from '@apple-only/api-client';
import { createShop } from '@apple-only/api-client/testing';
import { macBook, seller } from '@apple-only/contract/fixtures';

const shop = createShop({ users: [seller], products: [{ ...macBook, img: '' }] });

/** The client of the server: its API is in memory. */
export const client = createClient({ fetch: shop.fetch });
