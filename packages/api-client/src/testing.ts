export { createShop, type Failure, type Shop, type ShopOptions } from './testing/shop.ts';
