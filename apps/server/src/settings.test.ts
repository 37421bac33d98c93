import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { SettingsError } from './start-error.ts';

const production = {
  NODE_ENV: 'production',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'shop',
  TOKEN_SECRET: randomBytes(16).toString('hex'),
  PUBLIC_URL: 'https://shop.example',
};

describe('settings', () => {
  test('by default, the shop is for this machine only, with the embedded database and the local emulator', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      firebase: undefined,
      tokenSecret: undefined,
      bucket: undefined,
      imageHost: undefined,
      demo: false,
      bookingLimits: { open: 10, daily: 20 },
      requireProvenEmail: false,
      rateFactor: 1,
      production: false,
      sampleAccounts: [],
      trustProxy: false,
      corsOrigins: [],
      shortAddresses: false,
    });
  });

  test('each missing setting has its own default, and the security log is in the data folder', () => {
    expect(readSettings({ MAX_OPEN_BOOKINGS: '3' }).bookingLimits).toEqual({ open: 3, daily: 20 });
    expect(readSettings({ MAX_DAILY_BOOKINGS: '3' }).bookingLimits).toEqual({ open: 10, daily: 3 });
    expect(readSettings({ DATA_DIR: '/var/shop' }).securityLog).toBe('/var/shop/security.log');
    expect(readSettings({ IMAGE_HOST_URL: 'https://i.example' }).imageHost).toEqual({ url: 'https://i.example/' });
  });

  test.each([
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, ::1,2001:db8::/128', ['10.0.0.0/8', '::1', '2001:db8::/128']],
  ])('the proxies %s are trusted', (TRUST_PROXY, trusted) => {
    expect(readSettings({ ...production, TRUST_PROXY }).trustProxy).toEqual(trusted);
  });

  test('a switch accepts 1 or true, and 0 or false', () => {
    for (const on of ['1', 'true']) expect(readSettings({ DEMO: on }).demo).toBe(true);
    for (const off of ['0', 'false']) expect(readSettings({ DEMO: off }).demo).toBe(false);
  });

  test('an image host on this machine may use plain HTTP, even in production', () => {
    for (const IMAGE_HOST_URL of ['http://127.0.0.1:9000/', 'http://localhost/', 'http://[::1]/']) {
      expect(readSettings({ ...production, IMAGE_HOST_URL }).imageHost).toMatchObject({ url: IMAGE_HOST_URL });
    }
  });

  test('e-mails must be proven by default in production, and elsewhere only if set', () => {
    const isRequired = (env: Record<string, string>) => readSettings(env).requireProvenEmail;
    expect(isRequired(production)).toBe(true);
    expect(isRequired({ ...production, REQUIRE_PROVEN_EMAIL: '0' })).toBe(false);
    expect(isRequired({ REQUIRE_PROVEN_EMAIL: '1' })).toBe(true);
    expect(isRequired({ DEMO: '1' })).toBe(false);
    expect(() => isRequired({ REQUIRE_PROVEN_EMAIL: 'yes' })).toThrow(/Set it to 1 or 0, or leave it out for 0\./);
  });

  test('everything can be set, and an empty variable counts as absent', () => {
    const settings = readSettings({
      ...production,
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/shop',
      DATABASE_URL: 'postgres://u:p@db/shop',
      PUBLIC_URL: 'https://shop.example/',
      CORS_ORIGINS: 'https://a.example, https://b.example',
      SAMPLE_ADMIN_EMAIL: 'admin@shop.example',
      SAMPLE_ADMIN_PASSWORD: 'secret',
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'photos',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hidden',
      IMAGE_HOST_URL: 'https://images.example/1/upload',
      IMAGE_HOST_KEY: 'key',
      MAX_OPEN_BOOKINGS: '3',
      MAX_DAILY_BOOKINGS: '7',
      RATE_LIMIT_FACTOR: '3',
      SECURITY_LOG: '/dev/stdout',
      SHORT_ADDRESSES: '1',
      DEMO: '',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/shop',
      databaseUrl: 'postgres://u:p@db/shop',
      publicUrl: 'https://shop.example',
      corsOrigins: ['https://a.example', 'https://b.example'],
      firebase: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' },
      bucket: {
        endpoint: 'https://s3.example',
        bucket: 'photos',
        region: 'eu-central-1',
        accessKeyId: 'id',
        secretAccessKey: 'hidden',
      },
      imageHost: { url: 'https://images.example/1/upload', key: 'key' },
      sampleAccounts: [{ email: 'admin@shop.example', password: 'secret' }],
      bookingLimits: { open: 3, daily: 7 },
      rateFactor: 3,
      securityLog: '/dev/stdout',
      shortAddresses: true,
      production: true,
    });
  });

  test.each([
    [
      'half a Firebase configuration',
      { FIREBASE_API_KEY: 'key' },
      /FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID are missing/,
    ],
    ['most of a Firebase configuration', { ...production, FIREBASE_API_KEY: '' }, /FIREBASE_API_KEY is missing/],
    ['the emulator in production', { NODE_ENV: 'production' }, /emulator is refused/],
    ['the emulator for other machines', { HOST: '0.0.0.0' }, /HOST is 0\.0\.0\.0/],
    ['the emulator under a public name', { PUBLIC_URL: 'https://shop.example' }, /PUBLIC_URL is https/],
    ['the emulator behind a proxy', { TRUST_PROXY: '1' }, /TRUST_PROXY is set, but .* emulator/],
    ['the demo in production', { ...production, DEMO: '1' }, /Leave DEMO out/],
    ['the demo in a Firebase project', { ...production, NODE_ENV: '', DEMO: '1' }, /either DEMO or the FIREBASE_/],
    ['no secret in production', { ...production, TOKEN_SECRET: ' ' }, /TOKEN_SECRET is not set/],
    ['a secret that is too short', { TOKEN_SECRET: 'short' }, /TOKEN_SECRET has 5 characters/],
    ['a secret of one repeated letter', { TOKEN_SECRET: 'x'.repeat(64) }, /TOKEN_SECRET repeats itself/],
    ['a secret of one repeated word', { TOKEN_SECRET: 'changeme-'.repeat(8) }, /TOKEN_SECRET repeats itself/],
    [
      'a public address over plain HTTP',
      { ...production, PUBLIC_URL: 'http://shop.example' },
      /http:\/\/shop\.example/,
    ],
    [
      'no public address in production',
      { ...production, PUBLIC_URL: '' },
      /http:\/\/localhost:4000.*NODE_ENV=production/,
    ],
    [
      'a photo store over plain HTTP',
      {
        ...production,
        S3_ENDPOINT: 'http://s3.example',
        S3_BUCKET: 'photos',
        S3_REGION: 'x',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
      /S3_ENDPOINT begins with http:/,
    ],
    ['an image host over plain HTTP', { ...production, IMAGE_HOST_URL: 'http://i.example' }, /IMAGE_HOST_URL begins/],
    ['a port that is out of range', { PORT: '70000' }, /PORT is 70000/],
    ['port 0', { PORT: '0' }, /PORT is 0/],
    ['a booking limit of 0', { MAX_OPEN_BOOKINGS: '0' }, /MAX_OPEN_BOOKINGS is 0/],
    ['a port in exponent notation', { PORT: '4e3' }, /PORT is 4e3/],
    ['a switch that is neither on nor off', { DEMO: 'maybe' }, /DEMO is maybe/],
    ['a public address with a path', { PUBLIC_URL: 'https://shop.example/shop' }, /PUBLIC_URL has/],
    ['a proxy setting that is neither a number nor addresses', { TRUST_PROXY: 'true' }, /TRUST_PROXY is true/],
    ['an invalid range of proxies', { ...production, TRUST_PROXY: '10.0.0.0/99' }, /TRUST_PROXY is 10\.0\.0\.0\/99/],
    ['a range of all proxies', { ...production, TRUST_PROXY: '0.0.0.0/0' }, /TRUST_PROXY is 0\.0\.0\.0\/0/],
    ['an origin without a scheme', { CORS_ORIGINS: 'shop.example' }, /CORS_ORIGINS has/],
    ['half a bucket', { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'photos' }, /S3_REGION and .* are missing/],
    [
      'most of a bucket',
      {
        S3_ENDPOINT: 'https://s3.example',
        S3_BUCKET: 'photos',
        S3_REGION: 'x',
        S3_ACCESS_KEY_ID: 'id',
      },
      /S3_SECRET_ACCESS_KEY is missing/,
    ],
    ['a key without its image host', { IMAGE_HOST_KEY: 'key' }, /IMAGE_HOST_URL is not/],
    [
      'an image host that is not a URL',
      { IMAGE_HOST_URL: 'imgbb.com' },
      /IMAGE_HOST_URL is not an address that can be used/,
    ],
    ['an image host with a user', { IMAGE_HOST_URL: 'https://me@i.example' }, /without a user/],
    ['an image host with a password', { IMAGE_HOST_URL: 'https://:key@i.example' }, /without a user/],
    ['an image host with a query', { IMAGE_HOST_URL: 'https://i.example?key=k' }, /without a user, \? or #/],
    ['an image host with a fragment', { IMAGE_HOST_URL: 'https://i.example#key' }, /without a user, \? or #/],
    ['half a sample admin', { SAMPLE_ADMIN_EMAIL: 'a@b' }, /SAMPLE_ADMIN_PASSWORD is missing/],
  ])('%s is refused with a one-line error', (_what, env, message) => {
    const read = () => readSettings(env);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });

  test('the emulator is allowed under every name of this machine', () => {
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) {
      expect(readSettings({ HOST, PUBLIC_URL: 'http://[::1]:4000' }).firebase).toBeUndefined();
    }
  });

  test('a random secret is never refused as repetitive', () => {
    for (let time = 0; time < 1000; time += 1) {
      const TOKEN_SECRET = randomBytes(16).toString('hex');
      expect(readSettings({ TOKEN_SECRET })).toMatchObject({ tokenSecret: TOKEN_SECRET });
    }
  });

  test('an invalid database address is refused without showing its password', () => {
    const read = () => readSettings({ DATABASE_URL: 'mysql://root:hunter2@db/shop' });
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).not.toThrow(/hunter2/);
  });
});
