import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/storage/schema.ts', './src/storage/search-schema.ts'],
  out: './migrations',
});
