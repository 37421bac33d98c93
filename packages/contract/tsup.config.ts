import { defineConfig } from 'tsup';

const published = ['src/index.ts', 'src/openapi.ts', 'src/fixtures.ts', 'src/products/models.ts', 'src/conformance.ts'];

export default defineConfig({
  // One output file per module: a consumer of the wire's half of the table then does not load the other half.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: published },
  clean: true,
});
