import { randomUUID } from 'node:crypto';
import { close, createWriteStream, open, write } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ratesOf } from '@apple-only/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSecurityLog, openSecurityLog } from './security-log.ts';
import { openInMemory } from '../test-databases.ts';
import { idTokenFor, openShop, type TestUser, type TestShop } from '../test-shop.ts';

type Line = Record<string, unknown>;

describe('the security log', () => {
  let shop: TestShop;
  let admin: TestUser;
  let buyer: TestUser;
  let written: string[] = [];
  const lines = () => written.map((line) => JSON.parse(line) as Line);
  beforeAll(async () => {
    shop = await openShop(openInMemory, { writeSecurity: (line) => written.push(line) });
    [admin, buyer] = [await shop.newUser('admin'), await shop.newUser('buyer')];
  });
  beforeEach(() => {
    written = [];
  });
  afterAll(() => shop.close());

  test('records who registers, signs in and signs out, and from where', async () => {
    const subject = randomUUID();
    const email = `${subject}@shop.test`;
    const token = idTokenFor(subject, email);
    const from = '203.0.113.7';
    const body = { name: 'Sadia Karim', email, role: 'buyer', img: shop.photo };
    await shop.call('POST', '/users', { token, body, from });
    const { body: answer } = await shop.call('GET', `/jwt?email=${email}`, { token, from });
    const { accessToken } = answer as { accessToken: string };
    await shop.call('GET', `/users/${email}`, { token: accessToken, from });
    await shop.call('DELETE', '/jwt', { token: accessToken, from });
    const common = {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      status: 200,
      person: subject,
      address: from,
      request: expect.any(String),
    };
    expect(lines()).toEqual([
      { ...common, event: 'registered', call: 'saveUser' },
      { ...common, event: 'signed in', call: 'getToken' },
      { ...common, event: 'signed out', call: 'signOut', role: 'buyer' },
    ]);
    for (const secret of [token, accessToken, email, 'Sadia']) expect(written.join('')).not.toContain(secret);
  });

  test('records who was refused, and which call', async () => {
    await shop.call('GET', '/users/allbuyer', { as: buyer });
    await shop.call('GET', '/users/allbuyer', { token: 'nonsense' });
    await shop.call('GET', `/users/${admin.email}`, { as: buyer });
    // An invalid request is no security event.
    await shop.call('GET', '/macBook?limit=x');
    expect(lines()).toMatchObject([
      { event: 'refused', call: 'listBuyers', status: 403, person: buyer.subject, role: 'buyer' },
      { event: 'refused', call: 'listBuyers', status: 401 },
      { event: 'refused', call: 'getUser', status: 403, person: buyer.subject },
    ]);
    expect(lines()[1]).not.toHaveProperty('person');
    expect(written.join('')).not.toContain('nonsense');
  });

  test('records who exceeds a rate limit', async () => {
    const from = '2001:db8:1:2:3::4';
    const body = { name: 'Rafi', email: 'rafi@mail.test', message: 'Hello' };
    for (let time = 0; time <= ratesOf('sendMessage').address.times; time += 1) {
      await shop.call('POST', '/contact', { body, from });
    }
    expect(lines()).toMatchObject([{ event: 'limited', call: 'sendMessage', status: 429, address: from }]);
  });

  test('records what an admin changes', async () => {
    const seller = await shop.newUser('seller');
    await shop.call('GET', '/users/allseller', { as: admin });
    await shop.call('PUT', `/seller/verify/${seller._id}`, { as: admin });
    expect(lines()).toMatchObject([
      { event: 'administered', call: 'verifySeller', person: admin.subject, role: 'admin', id: seller._id },
    ]);
  });

  test('records who becomes a seller', async () => {
    const me = await shop.newUser('buyer');
    await shop.call('PUT', `/users/${me._id}/role`, { as: me, body: { role: 'seller' } });
    expect(lines()).toMatchObject([
      { event: 'role changed', call: 'changeRole', status: 200, person: me.subject, role: 'buyer' },
    ]);
  });

  test('contains no e-mail, even if the path of a request does', async () => {
    const email = `${randomUUID()}@shop.test`;
    await shop.call('DELETE', `/departed/${email}`, { as: admin });
    expect(lines()).toMatchObject([{ event: 'administered', call: 'allowReturn', person: admin.subject }]);
    expect(written.join('')).not.toContain(email);
  });

  test('has one line per event, even with line breaks in the request', async () => {
    const forged = '\n{"event":"signed in","person":"nobody"}\u2028\r\n';
    await shop.call('PUT', `/seller/verify/${encodeURIComponent(forged.trim())}`, { as: admin });
    await shop.call('DELETE', `/messages/${encodeURIComponent(`x${forged}y`)}`, { as: admin });
    await shop.call('GET', `/users/allbuyer?cursor=${encodeURIComponent(forged)}`, { token: forged.trim() });
    expect(written.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(lines().map(({ event }) => event)).toEqual(['administered', 'administered', 'refused']);
  });

  test.each([
    ['203.0.113.7', '203.0.113.0'],
    ['::ffff:203.0.113.7', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::6', '2001:db8:0::'],
  ])('shortens the address %s to %s if set to do so', async (from, address) => {
    const seen: string[] = [];
    const other = await openShop(openInMemory, { shortAddresses: true, writeSecurity: (line) => seen.push(line) });
    onTestFinished(() => other.close());
    await other.call('GET', '/users/allbuyer', { from });
    expect(seen.map((line) => (JSON.parse(line) as Line)['address'])).toEqual([address]);
  });

  test('drops refusals beyond a limit, and reports how many', () => {
    let now = 0;
    const log = createSecurityLog(
      (line) => written.push(line),
      () => now,
    );
    for (let time = 0; time < 1500; time += 1) log.write({ event: 'refused' });
    log.write({ event: 'signed in' });
    now = 60_000;
    log.write({ event: 'limited' });
    expect(written).toHaveLength(1002);
    expect(lines().slice(1000)).toMatchObject([{ event: 'signed in', unwritten: 500 }, { event: 'limited' }]);
    expect(lines().at(-1)).not.toHaveProperty('unwritten');
  });

  test('continues in the same file after a full disk, and reports how many lines were lost', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    onTestFinished(async () => {
      warn.mockRestore();
      vi.useRealTimers();
      await rm(folder, { recursive: true });
    });
    const path = join(folder, 'security.log');
    const disk = diskOf(10);
    const log = await openSecurityLog(path, (file) => createWriteStream(file, { flags: 'a', fs: disk }));
    log.write({ event: 'refused' });
    await expect.poll(() => warn.mock.calls).toEqual([[expect.stringContaining('ENOSPC')]]);
    log.write({ event: 'signed in' });
    disk.grow(10_000);
    // Not at once: on a full disk, each request would open the file.
    log.write({ event: 'signed out' });
    // Even if the clock of the machine is set back meanwhile.
    vi.setSystemTime(Date.now() - 60 * 60_000);
    vi.advanceTimersByTime(1000);
    log.write({ event: 'registered' });
    log.write({ event: 'limited' });
    await log.close();
    const [cut, ...whole] = (await readFile(path, 'utf8')).trimEnd().split('\n');
    expect(cut).toHaveLength(10);
    const [first, second] = whole.map((line) => JSON.parse(line) as Line);
    expect(first).toMatchObject({ event: 'registered', unwritten: 3 });
    expect(second).toMatchObject({ event: 'limited' });
    expect(second).not.toHaveProperty('unwritten');
  });

  test('is appended to, and readable by its owner only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'logs', 'security.log');
    for (const event of ['refused', 'signed in'] as const) {
      const log = await openSecurityLog(path);
      log.write({ event });
      await log.close();
    }
    const events = (await readFile(path, 'utf8')).trimEnd().split('\n');
    expect(events.map((line) => (JSON.parse(line) as Line)['event'])).toEqual(['refused', 'signed in']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await expect(openSecurityLog(folder)).rejects.toThrow('Set SECURITY_LOG to a file');
  });
});

/** A disk with room for this many bytes. */
function diskOf(room: number) {
  type Wrote = (error: Error | null, bytes: number) => void;
  return {
    open,
    close,
    write(file: number, bytes: Buffer, offset: number, length: number, position: number | undefined, done: Wrote) {
      if (room === 0) return done(new Error('ENOSPC: no space left on device, write'), 0);
      const some = Math.min(room, length);
      room -= some;
      write(file, bytes, offset, some, position, done);
    },
    grow(bytes: number) {
      room += bytes;
    },
  };
}
