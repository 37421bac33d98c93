import { defineConfig } from 'tsup';

const published = ['src/index.ts', 'src/openapi.ts', 'src/fixtures.ts', 'src/conformance.ts'];

export default defineConfig({
  // A file of its own for every module: whoever needs the wire's half of the table then carries nothing of the other half.
  entry: ['src/*.ts', '!src/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: published },
  clean: true,
});
