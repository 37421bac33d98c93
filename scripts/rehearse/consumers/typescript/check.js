// Checks the sources with each compiler and both ways to resolve modules, and without `skipLibCheck`: the types of what the packages depend on
// must fit, too.
import { spawnSync } from 'node:child_process';

/** @type {Readonly<Record<string, string[]>>} */
const compilers = {
  // The types of msw need TypeScript 5.7: msw/lib/_chunks/request-handler.d.ts has `Iterable` with all its parameters, and
  // @mswjs/interceptors/lib/node/index.d.ts a generic `Uint8Array`.
  'typescript-5.4': ['-p', 'without-msw.json'],
  'typescript-5.9': ['--noUncheckedSideEffectImports'],
  'typescript-6': ['--noUncheckedSideEffectImports'],
  'typescript-7': ['--noUncheckedSideEffectImports'],
};
const resolutions = [
  ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ['--module', 'node16', '--moduleResolution', 'node16'],
];

for (const [compiler, options] of Object.entries(compilers)) {
  for (const resolution of resolutions) {
    console.log(compiler, ...resolution);
    const command = [`node_modules/${compiler}/bin/tsc`, ...options, ...resolution];
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
