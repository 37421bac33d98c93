import { defineConfig } from 'tsup';

const published = ['src/index.ts', 'src/openapi.ts', 'src/fixtures.ts', 'src/products/models.ts', 'src/conformance.ts'];

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: published },
  clean: true,
  // One output file per module: a consumer of the wire's half of the table then does not load the other half. Shared chunks would do that,
  // too, but esbuild orders their modules differently from build to build.
  splitting: false,
  esbuildPlugins: [
    {
      name: 'modules',
      setup(build) {
        build.onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ kind, path }) =>
          kind === 'entry-point' ? undefined : { external: true, path: path.replace(/\.ts$/, '.js') },
        );
      },
    },
  ],
});
