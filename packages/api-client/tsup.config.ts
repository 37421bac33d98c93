import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/query.ts', 'src/testing.ts', 'src/testing/handlers.ts'],
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
});
