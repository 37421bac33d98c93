export * from './testing/handlers.ts';
export { createShop, type Failure, type Shop, type ShopOptions } from './testing/shop.ts';
