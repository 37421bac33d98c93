import { defaultServerConditions, defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    rollupOptions: {
      input: ['src/main.ts', 'src/photo-worker.ts', 'src/emulator-worker.ts'],
      // All in one folder: files are found relative to the program's.
      output: { chunkFileNames: '[name].js' },
    },
    target: 'node24',
    sourcemap: true,
  },
  ssr: {
    // Workspace packages are sources, and are bundled. All others are installed along with the program.
    // Drizzle is bundled, too: for each of its 138 modules Node reads its large package.json, which takes 0.35 s and 270 MB at every start.
    noExternal: [/^drizzle-orm/, /^@apple-only\//],
    resolve: { conditions: ['@apple-only/source', ...defaultServerConditions] },
  },
});
