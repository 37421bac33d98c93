import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/firebase.ts', 'src/react.tsx'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/firebase.ts'] },
  clean: true,
  esbuildPlugins: [
    {
      // A module of its own, which keeps its "use client"; merged into the index it would lose it, or make all of it client code.
      name: 'react-apart',
      setup(build) {
        build.onResolve({ filter: /^\.\/react\.tsx$/ }, () => ({ path: './react.js', external: true }));
      },
    },
  ],
});
