import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/firebase.ts', 'src/react.tsx', 'src/react-router.tsx', 'src/server.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/firebase.ts', 'src/react-router.tsx', 'src/server.ts'] },
  clean: true,
  esbuildPlugins: [
    {
      // A separate module, which keeps its "use client": merged into the index, the directive would be lost, or cover all of the index.
      // Both entries that need it share the module, and so its contexts.
      name: 'react-apart',
      setup(build) {
        build.onResolve({ filter: /^\.\/react\.tsx$/ }, () => ({ path: './react.js', external: true }));
      },
    },
  ],
});
