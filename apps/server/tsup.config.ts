import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  sourcemap: true,
  // Workspace packages are sources: they become part of the program. Everything else is installed beside it.
  // Drizzle does, too: for each of its 138 modules Node reads its large package.json, which takes 0.35 s and 270 MB at every start.
  noExternal: [/^drizzle-orm/, /^@apple-only\//],
  esbuildOptions(options) {
    options.conditions = ['@apple-only/source'];
  },
});
