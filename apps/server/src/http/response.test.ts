import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { stateTimeout } from '../../../../scripts/time-limits.ts';
import { CachedText } from '../storage/cached-list.ts';
import { sendCached } from './response.ts';

const text = new CachedText('Used Apple devices. '.repeat(100));
const app = Fastify();
app.get('/', (request, reply) => sendCached(request, reply, text));
app.get('/:status', (request: FastifyRequest<{ Params: { status: string } }>, reply) =>
  sendCached(request, reply.code(Number(request.params.status)), text),
);
const get = (headers: Record<string, string>) => app.inject({ url: '/', headers });

describe('a cached text', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0.5', 'gzip'],
    ['br;q=0.1, gzip;q=0.8', 'gzip'],
    ['GZIP', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['br;q=0, *', undefined],
    ['br;q=0.000, gzip;q=0', undefined],
    ['*', undefined],
    ['gzip;q=0.2, *;q=0.5', 'gzip'],
    ['identity', undefined],
    ['zstd, deflate', undefined],
    ['', undefined],
  ])('is sent to a client that accepts “%s” in its best encoding: %s', async (accepted, encoding) => {
    const { headers } = await get({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
  });

  test.each([
    ['its ETag', text.etag],
    ['a list with its ETag', `"x", ${text.etag}`],
    ['the strong form of its ETag', text.etag.replace('W/', '')],
    ['a wildcard', '*'],
  ])('gets 304 when If-None-Match is %s', async (_what, known) => {
    expect(await get({ 'if-none-match': known })).toMatchObject({ statusCode: 304, body: '' });
    // A page's own `fetch` with If-None-Match adds this.
    expect(await get({ 'if-none-match': known, 'cache-control': 'no-cache' })).toMatchObject({ statusCode: 304 });
  });

  test.each([404, 410, 429, 503])('is sent with status %s even when If-None-Match matches', async (status) => {
    for (const known of [text.etag, '*']) {
      const answer = await app.inject({ url: `/${status}`, headers: { 'if-none-match': known } });
      expect(answer).toMatchObject({ statusCode: status, body: text.bytes.toString() });
    }
  });

  test('is sent when If-None-Match does not match exactly', async () => {
    for (const known of ['"x"', text.etag.slice(0, -2), `${text.etag}x`, '']) {
      expect(await get({ 'if-none-match': known })).toMatchObject({ statusCode: 200 });
    }
  });
});

test('a text that is still requested after a while is compressed again, and smaller', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    const settling = new CachedText(await readFile(import.meta.filename, 'utf8'));
    const first = await settling.compressed('br');
    expect(await settling.compressed('br')).toBe(first);
    // Also if the clock of the machine is set back meanwhile.
    vi.setSystemTime(Date.now() - 60 * 60_000);
    vi.advanceTimersByTime(10_000);
    // The response does not wait for it.
    expect(await settling.compressed('br')).toBe(first);
    await vi.waitFor(async () => expect((await settling.compressed('br')).length).toBeLessThan(first.length), {
      timeout: stateTimeout,
    });
    expect(brotliDecompressSync(await settling.compressed('br'))).toEqual(settling.bytes);
  } finally {
    vi.useRealTimers();
  }
});
