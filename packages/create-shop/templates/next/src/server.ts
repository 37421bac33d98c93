import { createClient } from '@apple-only/api-client';
import { api } from './shop.ts';

/** Reads what everybody may see, for pages that the server renders. */
export const publicApi = createClient({ baseUrl: api });
