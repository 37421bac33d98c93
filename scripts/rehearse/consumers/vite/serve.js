import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { render } from './dist/server/server.js';

const page = readFileSync('dist/client/index.html', 'utf8');
const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** Answers with the page, and its pictures. */
export const server = createServer(({ url = '/' }, response) => {
  if (url.startsWith('/assets/')) {
    response.setHeader('content-type', types[extname(url)] ?? 'application/octet-stream');
    response.end(readFileSync(`dist/client${url}`));
  } else if (/^\/(photos|pictures|people)\//.test(url)) {
    response.setHeader('content-type', 'image/svg+xml');
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" />');
  } else {
    response.setHeader('content-type', 'text/html');
    response.end(page.replace('<!--html-->', () => render(url)));
  }
});
server.listen(process.env.PORT);
