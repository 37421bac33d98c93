import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createUploadReader } from './upload-reader.ts';

describe('arriving uploads', () => {
  const piece = Buffer.alloc(1000, 'x');
  /** Begins an upload, and sends its first piece. */
  const begin = async (read: ReturnType<typeof createUploadReader>, address: string) => {
    const file = new PassThrough();
    const answer = read(file, address);
    // The tests await it later.
    answer.catch(() => {});
    file.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
    return { file, answer };
  };
  const refused = { statusCode: 503 };

  test('are read completely', async () => {
    const { file, answer } = await begin(createUploadReader(), 'one');
    file.end(piece);
    await expect(answer).resolves.toEqual([piece, piece]);
  });

  test('share a memory limit, and one of the address that takes the most is refused', async () => {
    const read = createUploadReader(5000);
    const otherUploads = [];
    for (let count = 0; count < 3; count += 1) otherUploads.push(await begin(read, 'many'));
    const slow = await begin(read, 'one');
    await expect(otherUploads[0]?.answer).rejects.toMatchObject(refused);
    expect(otherUploads[0]?.file.destroyed).toBe(true);
    for (const upload of [slow, ...otherUploads.slice(1)]) upload.file.end();
    await expect(Promise.all([slow, ...otherUploads.slice(1)].map(({ answer }) => answer))).resolves.toEqual([
      [piece],
      [piece],
      [piece],
    ]);
  });

  test('release their memory, even if the connection is lost', async () => {
    const read = createUploadReader(2000);
    for (let count = 0; count < 5; count += 1) {
      const broken = await begin(read, 'one');
      broken.file.destroy(new Error('The connection was lost.'));
      await expect(broken.answer).rejects.toThrow('The connection was lost.');
      const { file, answer } = await begin(read, 'one');
      file.end();
      await expect(answer).resolves.toEqual([piece]);
    }
  });
});
