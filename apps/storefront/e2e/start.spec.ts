import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../../scripts/free-port.ts';
import { Shop, expect, temporaryFolder, test } from './shop.ts';

test.describe('npm start', () => {
  const refusal = async (env: Record<string, string>) => {
    await using folder = await temporaryFolder();
    const shop = new Shop({ PORT: String(await freePort()), DATA_DIR: folder.path, ...env });
    await expect(shop.start()).rejects.toThrow(/npm stopped with 1/);
    return shop.output;
  };

  test('says what to do when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    expect(await refusal({ PORT: port })).toContain(`Port ${port} is in use`);
    other.close();
  });

  test('says what to do when half a Firebase configuration is given', async () => {
    expect(await refusal({ FIREBASE_API_KEY: 'key' })).toMatch(/FIREBASE_AUTH_DOMAIN.*FIREBASE_PROJECT_ID/s);
  });

  test('refuses a data folder that another shop uses, and keeps its data when it is stopped', async () => {
    await using folder = await temporaryFolder();
    const directory = folder.path;
    const shop = new Shop({ PORT: String(await freePort()), DATA_DIR: directory });
    await shop.start();
    await expect.poll(() => shop.output).toContain(shop.url);
    await expect.poll(() => shop.output).toContain('admin@appleonly.example');
    const names = async () =>
      ((await (await fetch(`${shop.url}/macBook`)).json()) as { name: string }[]).map(({ name }) => name);
    const before = await names();
    expect(before.length).toBeGreaterThan(10);

    expect(await refusal({ DATA_DIR: directory })).toContain(directory);

    await shop.terminate();
    const first = shop.output.length;
    await shop.start();
    expect(shop.output.slice(first)).not.toMatch(/Installing|Building/);
    expect(await names()).toEqual(before);
    await shop.interrupt();
  });
});
