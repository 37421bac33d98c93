export { createShop, type Failure, type Shop, type ShopOptions } from './testing/shop.ts';
export type { Identity } from './testing/call-handlers.ts';
export type { IdentityOf } from './testing/token-issuer.ts';
