import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { createRequestListener } from '@react-router/node';
import * as build from './build/server/index.js';

const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };
const listener = createRequestListener({ build });

createServer((request, response) => {
  const { url = '/' } = request;
  if (!url.startsWith('/assets/')) return listener(request, response);
  response.setHeader('content-type', types[extname(url)] ?? 'application/octet-stream');
  response.end(readFileSync(`build/client${url}`));
}).listen(process.env.PORT);
