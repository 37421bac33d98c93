import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  sourcemap: true,
  // Workspace packages are sources: they become part of the program. Everything else is installed beside it.
  noExternal: [/^@apple-only\//],
  esbuildOptions(options) {
    options.conditions = ['@apple-only/source'];
  },
});
