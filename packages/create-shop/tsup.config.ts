import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { publishTemplates } from './src/templates.ts';

export default defineConfig({
  entry: ['src/create-shop.ts'],
  format: 'esm',
  target: 'node20',
  clean: true,
  onSuccess: async () => publishTemplates(join(import.meta.dirname, 'templates'), join(import.meta.dirname, 'dist')),
});
