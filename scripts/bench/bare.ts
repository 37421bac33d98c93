// The upper limit of HTTP in Node: sends the same bytes from memory, and nothing else. Forked; receives its responses by path,
// sends its port.
import { createServer } from 'node:http';

process.once('message', (answers: Record<string, string>) => {
  const bodies = new Map(Object.entries(answers).map(([path, body]) => [path, Buffer.from(body)]));
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const body = bodies.get(path);
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
      .end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
});
process.on('disconnect', () => process.exit());
