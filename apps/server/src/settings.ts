import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { bookingLimits, type PublicSettings } from '@apple-only/contract';
import { storefrontDir } from './files.ts';
import type { ImageHost } from './photos/image-host.ts';
import type { Bucket } from './storage/photo-store.ts';
import { checkSafety, isLoopback } from './settings-safety.ts';
import { SettingsError } from './start-error.ts';

/** A real Firebase project that people sign in with. */
interface FirebaseProject {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** The server's configuration from its environment, read once. */
export interface Settings {
  port: number;
  host: string;
  /** Absolute path of the folder that keeps the embedded database, photos, accounts and secrets. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Public origin of the server, without a slash at its end. */
  publicUrl: string;
  /** How many proxies are in front of the server, or their addresses: they are trusted to name the caller's address. */
  trustProxy: number | string[] | false;
  /** Origins of storefronts hosted elsewhere that may call this server. */
  corsOrigins: readonly string[];
  /** Undefined: sign-in by the emulator in this process. */
  firebase: FirebaseProject | undefined;
  /** Whether a seller's products are hidden until the seller has proven their e-mail. */
  requireProvenEmail: boolean;
  /** Undefined: made at the first start and kept in the data folder. */
  tokenSecret: string | undefined;
  /** Absolute path of the log of sign-ins, refusals and admins' changes. */
  securityLog: string;
  /** Whether that log omits the last part of addresses, which identifies a person. */
  shortAddresses: boolean;
  /** Stores photos instead of the data folder. */
  bucket: Bucket | undefined;
  /** Takes uploaded photos instead of this server. */
  imageHost: ImageHost | undefined;
  /** Fill an empty database with demo people and a demo catalogue. */
  demo: boolean;
  /** How many devices a buyer may book: at the same time, and within a day. */
  bookingLimits: { open: number; daily: number };
  /** Multiplies the limits in the contract's table of rates. */
  rateFactor: number;
  /** Accounts whose credentials the login page shows. */
  sampleAccounts: PublicSettings['sampleAccounts'];
  production: boolean;
  /** Absolute path of the built storefront. */
  storefrontDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment. An empty variable counts as absent.
 * @throws {SettingsError} for the first one that is wrong.
 */
export function readSettings(env: Environment): Settings {
  const read = (name: string) => env[name]?.trim() || undefined;
  const production = read('NODE_ENV') === 'production';
  const port = readPort(read('PORT'));
  const host = read('HOST') ?? '127.0.0.1';
  const firebase = readFirebase(read);
  const dataDir = resolve(read('DATA_DIR') ?? '.data');
  const demo = readBoolean('DEMO', read('DEMO'));
  const tokenSecret = read('TOKEN_SECRET');
  const publicUrl = readOrigin('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`);
  const trustProxy = readTrustProxy(read('TRUST_PROXY'));

  checkSafety({ production, demo, firebase, host, publicUrl, trustProxy, tokenSecret });

  return {
    port,
    host,
    dataDir,
    securityLog: resolve(read('SECURITY_LOG') ?? join(dataDir, 'security.log')),
    shortAddresses: readBoolean('SHORT_ADDRESSES', read('SHORT_ADDRESSES')),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    publicUrl,
    trustProxy,
    corsOrigins: (read('CORS_ORIGINS')?.split(',') ?? []).map((origin) => readOrigin('CORS_ORIGINS', origin.trim())),
    firebase,
    requireProvenEmail: readBoolean('REQUIRE_PROVEN_EMAIL', read('REQUIRE_PROVEN_EMAIL'), production),
    tokenSecret,
    bucket: readBucket(read, production),
    imageHost: readImageHost(read, production),
    demo,
    sampleAccounts: readSampleAdmin(read('SAMPLE_ADMIN_EMAIL'), read('SAMPLE_ADMIN_PASSWORD')),
    bookingLimits: {
      open: readCount('MAX_OPEN_BOOKINGS', read('MAX_OPEN_BOOKINGS'), bookingLimits.open),
      daily: readCount('MAX_DAILY_BOOKINGS', read('MAX_DAILY_BOOKINGS'), bookingLimits.daily),
    },
    rateFactor: readCount('RATE_LIMIT_FACTOR', read('RATE_LIMIT_FACTOR'), 1),
    production,
    storefrontDir,
  };
}

function readPort(value = '4000'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new SettingsError(`PORT is ${value}. Set it to a number from 1 to 65535, or leave it out for 4000.`);
  }
  return port;
}

function readCount(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new SettingsError(`${name} is ${value}. Set it to a whole number above 0, or leave it out for ${otherwise}.`);
}

function readBoolean(name: string, value: string | undefined, otherwise = false): boolean {
  if (value === undefined) return otherwise;
  if (value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  throw new SettingsError(`${name} is ${value}. Set it to 1 or 0, or leave it out for ${Number(otherwise)}.`);
}

function readOrigin(name: string, value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new SettingsError(
      `${name} has ${value}, which is not an origin. Write scheme, host and port only, such as https://shop.example.`,
    );
  }
  return url.origin;
}

/** Whether it is an address, or a range of them such as 10.0.0.0/8. */
function isAddressRange(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const maxBits = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(bits) >= 1 && Number(bits) <= maxBits;
}

function readTrustProxy(value: string | undefined): Settings['trustProxy'] {
  if (!value) return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isAddressRange)) return addresses;
  throw new SettingsError(
    `TRUST_PROXY is ${value}. Set it to the number of proxies in front of the server, or to their addresses, separated by commas; or leave it out.`,
  );
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value || /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  // The message does not repeat the value, which may contain a password.
  throw new SettingsError(
    'DATABASE_URL is not the address of a PostgreSQL database. Write postgres://user:password@host:5432/name, or leave it out for the embedded database.',
  );
}

type Read = (name: string) => string | undefined;

/**
 * Settings that must be set together: all of them, or undefined if none is set.
 * @param what names them, and `remedy` says how to add the missing ones.
 */
function readGroup<Name extends string>(read: Read, names: readonly Name[], what: string, remedy: string) {
  const values = names.map((name) => [name, read(name)] as const);
  const missing = values.filter(([, value]) => !value).map(([name]) => name);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    const are = missing.length > 1 ? 'are' : 'is';
    throw new SettingsError(`${what} is incomplete: ${missing.join(' and ')} ${are} missing. ${remedy}`);
  }
  return Object.fromEntries(values) as Record<Name, string>;
}

function readFirebase(read: Read): FirebaseProject | undefined {
  const found = readGroup(
    read,
    ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'],
    'The Firebase configuration',
    'Copy all three from the Firebase console (Project settings, Your apps), or leave all three out for the local emulator.',
  );
  return (
    found && {
      apiKey: found.FIREBASE_API_KEY,
      authDomain: found.FIREBASE_AUTH_DOMAIN,
      projectId: found.FIREBASE_PROJECT_ID,
    }
  );
}

function readBucket(read: Read, production: boolean): Bucket | undefined {
  const found = readGroup(
    read,
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    'The S3 configuration',
    'Set all five for photos in a bucket, or leave all five out for photos in DATA_DIR.',
  );
  return (
    found && {
      endpoint: readAddress('S3_ENDPOINT', found.S3_ENDPOINT, production).replace(/(?<=[^/])\/+$/, ''),
      bucket: found.S3_BUCKET,
      region: found.S3_REGION,
      accessKeyId: found.S3_ACCESS_KEY_ID,
      secretAccessKey: found.S3_SECRET_ACCESS_KEY,
    }
  );
}

function readImageHost(read: Read, production: boolean): ImageHost | undefined {
  const url = read('IMAGE_HOST_URL');
  const key = read('IMAGE_HOST_KEY');
  if (url) return { url: readAddress('IMAGE_HOST_URL', url, production), key };
  if (!key) return undefined;
  throw new SettingsError(
    'IMAGE_HOST_KEY is set, but IMAGE_HOST_URL is not. Set IMAGE_HOST_URL to the address that receives the photos, such as https://api.imgbb.com/1/upload, or leave both out.',
  );
}

/** @param production whether data sent there must be encrypted */
function readAddress(name: string, value: string, production: boolean): string {
  const url = URL.parse(value);
  if (production && url?.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new SettingsError(
      `${name} begins with http://. NODE_ENV=production allows that only on this machine, because others can read photos and keys that are sent over http. Use an https:// address.`,
    );
  }
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash)
    return url.href;
  // The message does not repeat the value, which may contain a key.
  throw new SettingsError(
    `${name} is not an address that can be used. Write one that begins with https://, without a user, ? or #.`,
  );
}

function readSampleAdmin(email: string | undefined, password: string | undefined): Settings['sampleAccounts'] {
  if (email && password) return [{ email, password }];
  if (!email && !password) return [];
  throw new SettingsError(
    `SAMPLE_ADMIN_${email ? 'PASSWORD' : 'EMAIL'} is missing. Set both SAMPLE_ADMIN_EMAIL and SAMPLE_ADMIN_PASSWORD, or neither.`,
  );
}
