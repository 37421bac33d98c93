// The lower limit of serving files in Node: read once, compressed when built, and nothing else. Forked; receives its
// folder, sends its port.
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.webp': 'image/webp',
};

process.once('message', (folder: string) => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bodies = new Map(
    found.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const file = path === '/' ? '/index.html' : path;
    const small = request.headers['accept-encoding']?.includes('br') ? bodies.get(`${file}.br`) : undefined;
    const body = small ?? bodies.get(file);
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-length': body.length,
        'cache-control': file === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(small ? { 'content-encoding': 'br' } : {}),
      })
      .end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
process.on('disconnect', () => process.exit());
