import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublicSettings } from '@apple-only/contract';
import { StartError } from './start-error.ts';

/** A setting that is missing or makes no sense. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}

/** A real Firebase project that people sign in with. */
interface FirebaseProject {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** Everything the server is told from outside, read once. */
export interface Settings {
  port: number;
  host: string;
  /** Absolute path of the folder that keeps the embedded database, photos, accounts and secrets. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Origin under which people reach the server, without a slash at its end. */
  publicUrl: string;
  /** Origins of storefronts hosted elsewhere that may call this server. */
  corsOrigins: readonly string[];
  /** Undefined: sign-in by the emulator in this process. */
  firebase: FirebaseProject | undefined;
  /** Undefined: made at the first start and kept in the data folder. */
  tokenSecret: string | undefined;
  /** Fill an empty database with demo people and a demo catalogue. */
  demo: boolean;
  /** Accounts whose credentials the login page shows. */
  sampleAccounts: PublicSettings['sampleAccounts'];
  production: boolean;
  /** Absolute path of the built storefront. */
  storefrontDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
const shortestSecret = 32;

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
  const demo = readSwitch('DEMO', read('DEMO'));
  const tokenSecret = read('TOKEN_SECRET');
  const publicUrl = readOrigin('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`);

  if (demo && production) {
    throw new SettingsError(
      'DEMO is set with NODE_ENV=production, but demo people have passwords that everybody knows. Leave DEMO out.',
    );
  }
  if (demo && firebase) {
    throw new SettingsError(
      'DEMO is set together with a Firebase project, where demo people cannot be made. Leave out either DEMO or the FIREBASE_ settings.',
    );
  }
  if (!firebase && production) {
    throw new SettingsError(
      'No Firebase project is set, and the local sign-in emulator is refused with NODE_ENV=production because its tokens are not signed. ' +
        'Set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.',
    );
  }
  if (!firebase && !loopback.has(host)) {
    throw new SettingsError(
      `HOST is ${host}, but the local sign-in emulator must not be reached from other machines because its tokens are not signed. ` +
        'Leave HOST out, or set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.',
    );
  }
  if (production && !tokenSecret) {
    throw new SettingsError(
      'TOKEN_SECRET is not set, which NODE_ENV=production needs so that every server and every restart accepts the same tokens. ' +
        'Set it to at least 32 random characters, as `openssl rand -hex 32` prints.',
    );
  }
  if (tokenSecret && tokenSecret.length < shortestSecret) {
    throw new SettingsError(
      `TOKEN_SECRET has ${tokenSecret.length} characters and could be guessed. Set it to at least ${shortestSecret} random ones, as \`openssl rand -hex 32\` prints.`,
    );
  }

  return {
    port,
    host,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    publicUrl,
    corsOrigins: (read('CORS_ORIGINS')?.split(',') ?? []).map((origin) => readOrigin('CORS_ORIGINS', origin.trim())),
    firebase,
    tokenSecret,
    demo,
    sampleAccounts: readSampleAdmin(read('SAMPLE_ADMIN_EMAIL'), read('SAMPLE_ADMIN_PASSWORD')),
    production,
    storefrontDir: fileURLToPath(new URL('../../storefront/dist', import.meta.url)),
  };
}

function readPort(value = '4000'): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new SettingsError(`PORT is ${value}. Set it to a number from 1 to 65535, or leave it out for 4000.`);
  }
  return port;
}

function readSwitch(name: string, value: string | undefined): boolean {
  if (!value || value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  throw new SettingsError(`${name} is ${value}. Set it to 1, or leave it out.`);
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

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value || /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  // The value itself may hold a password: it is not repeated.
  throw new SettingsError(
    'DATABASE_URL is not the address of a PostgreSQL database. Write postgres://user:password@host:5432/name, or leave it out for the embedded database.',
  );
}

function readFirebase(read: (name: string) => string | undefined): FirebaseProject | undefined {
  const apiKey = read('FIREBASE_API_KEY');
  const authDomain = read('FIREBASE_AUTH_DOMAIN');
  const projectId = read('FIREBASE_PROJECT_ID');
  if (apiKey && authDomain && projectId) return { apiKey, authDomain, projectId };
  if (!apiKey && !authDomain && !projectId) return undefined;
  const missing = Object.entries({
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_PROJECT_ID: projectId,
  }).flatMap(([name, value]) => (value ? [] : [name]));
  throw new SettingsError(
    `The Firebase configuration is incomplete: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      'Copy all three from the Firebase console (Project settings, Your apps), or leave all three out for the local emulator.',
  );
}

function readSampleAdmin(email: string | undefined, password: string | undefined): Settings['sampleAccounts'] {
  if (email && password) return [{ email, password }];
  if (!email && !password) return [];
  throw new SettingsError(
    `SAMPLE_ADMIN_${email ? 'PASSWORD' : 'EMAIL'} is missing. Set both SAMPLE_ADMIN_EMAIL and SAMPLE_ADMIN_PASSWORD, or neither.`,
  );
}
