import { createShop } from '@apple-only/api-client/testing';
import { handlers } from '@apple-only/api-client/testing/handlers';

export const mocked = handlers(createShop(), { baseUrl: 'https://shop.example' });
