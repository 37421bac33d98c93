import { createClient } from '@apple-only/api-client';
import { api } from './shop.ts';

/** Reads public data, for pages that the server renders. */
export const publicApi = createClient({ baseUrl: api });
