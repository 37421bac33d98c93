import { admin, buyer, headphones, iPhone, macBook, message, newSeller, seller } from '@apple-only/contract/fixtures';
import { createClient } from '../client.ts';
import type { ClientOptions } from '../options.ts';
import type { Shop, ShopOptions } from './shop.ts';

const people = [buyer, seller, newSeller, admin];
export const stocked: ShopOptions = { users: people, products: [macBook, iPhone, headphones], messages: [message] };

/** The client of one user of a shop. */
export const clientOf = (shop: Shop, email?: string, options?: ClientOptions) => {
  const tokens = email === undefined ? undefined : shop.signIn(email);
  return createClient({
    fetch: shop.fetch,
    token: (kind) => (kind === 'access' ? tokens?.accessToken : tokens?.idToken) ?? null,
    retries: 0,
    ...options,
  });
};
