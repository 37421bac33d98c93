import { build } from 'esbuild';

// Printed by `pnpm size`; a test and the benchmark enforce the limit, too.

/** The size limit of a client of all calls with its dependency, minified and compressed. */
export const maxKilobytes = 5.4;

/** The size of a client of all calls with its dependency: bytes, minified and compressed. */
export async function sizeOfClient(): Promise<{ minified: number; gzip: number }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createClient } from './src/index.ts';`,
      resolveDir: decodeURIComponent(new URL('.', import.meta.url).pathname).replace(/^\/(?=[A-Z]:)/, ''),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@apple-only/source'],
    write: false,
  });
  const bytes = new Blob(outputFiles.map(({ contents }) => new Uint8Array(contents)));
  const compressed = await new Response(bytes.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return { minified: bytes.size, gzip: compressed.byteLength };
}
