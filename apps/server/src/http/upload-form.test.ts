import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../test-databases.ts';
import { idTokenFor, openShop, picture, type TestShop } from '../test-shop.ts';

describe('the upload form', () => {
  let shop: TestShop;
  let photo: Buffer;
  beforeAll(async () => {
    [shop, photo] = await Promise.all([openShop(openInMemory), picture()]);
  });
  afterAll(() => shop.close());

  const boundary = 'the-boundary';
  const type = `multipart/form-data; boundary=${boundary}`;
  const part = (name: string, content: string | Buffer = 'x', file = '; filename="photo"') => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`,
    content,
    '\r\n',
  ];
  const field = (name: string) => part(name, 'x', '');
  const end = `--${boundary}--\r\n`;
  const bytesOf = (pieces: readonly (string | Buffer)[]) => Buffer.concat(pieces.map((piece) => Buffer.from(piece)));

  let people = 0;
  /** Uploads as a new person, so that no rate limit applies. */
  const send = (pieces: readonly (string | Buffer)[], contentType = type) =>
    shop.call('POST', '/upload', {
      token: idTokenFor(`uploader-${(people += 1)}`, `uploader-${people}@shop.test`),
      body: bytesOf(pieces),
      headers: { 'content-type': contentType },
    });

  test('fields may precede the photo, and anything may follow it', async () => {
    expect(await send([...field('note'), ...part('image', photo), end])).toMatchObject({ status: 200 });
    expect(await send([...part('image', photo), ...field('note'), ...part('image', photo), end])).toMatchObject({
      status: 200,
    });
  });

  test('a boundary may be quoted, and contain spaces and punctuation', async () => {
    const quoted = bytesOf([...part('image', photo), end])
      .toString('latin1')
      .replaceAll(boundary, 'a:b c?');
    expect(await send([Buffer.from(quoted, 'latin1')], 'multipart/form-data; boundary="a:b c?"')).toMatchObject({
      status: 200,
    });
  });

  const many = (count: number, make: (name: string) => (string | Buffer)[]) =>
    Array.from({ length: count }, (_, index) => make(`name${index}`)).flat();
  const wrong: [string, readonly (string | Buffer)[], number, RegExp][] = [
    ['with only a closing boundary', [end], 400, /^image: /],
    ['that is empty', [], 400, /^image: /],
    ['that ends before its first part', ['--', boundary], 400, /^image: /],
    ['that ends within the photo', part('image').slice(0, 2), 400, /^image: /],
    ['whose photo is a text field', [...field('image'), end], 400, /^image: is required/],
    ['with another file before the photo', [...part('a'), ...part('image'), end], 400, /one file/],
    ['with eleven fields before the photo', [...many(11, field), ...part('image'), end], 400, /too many parts/],
    ['with a long text and no photo', [...part('note', 'v'.repeat(100_000), ''), end], 400, /before the file/],
    ['with thousands of parts', [...many(5000, (name) => part(name)), end], 400, /too many parts/],
    ['with thousands of boundaries', Array.from({ length: 20_000 }, () => `--${boundary}\r\n`), 400, /too many parts/],
  ];
  test.each(wrong)('a form %s is refused', async (_what, pieces, status, message) => {
    expect(await send(pieces)).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="a\\"b"'])(
    'a type without a valid boundary is refused: %s',
    async (contentType) => {
      expect(await send([...part('image', photo), end], contentType)).toMatchObject({ status: 415 });
    },
  );
});
