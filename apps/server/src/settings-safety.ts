import { deflateRawSync } from 'node:zlib';
import { minSecretLength } from './storage/data-folder.ts';
import { SettingsError } from './start-error.ts';

/** The settings that are safe only together with others. */
interface CombinedSettings {
  production: boolean;
  demo: boolean;
  firebase: object | undefined;
  host: string;
  publicUrl: string;
  trustProxy: number | string[] | false;
  tokenSecret: string | undefined;
}

const loopback = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Whether a host is this machine, which others cannot reach by that name. */
export const isLoopback = (host: string) => loopback.has(host);

/** Minimum bytes of a compressed secret: a random one needs at least 28, one that repeats itself far fewer. */
const minCompressedLength = 24;

/**
 * Refuses settings with which the shop would be open to strangers.
 * @throws {SettingsError} for the first combination that is unsafe.
 */
export function checkSafety(settings: CombinedSettings) {
  checkDemo(settings);
  if (!settings.firebase) checkEmulator(settings);
  if (settings.production) checkProduction(settings);
  if (settings.tokenSecret) checkSecret(settings.tokenSecret);
}

function checkDemo({ demo, production, firebase }: CombinedSettings) {
  if (demo && production) {
    throw new SettingsError(
      'DEMO is set with NODE_ENV=production, but demo users have public passwords. Leave DEMO out.',
    );
  }
  if (demo && firebase) {
    throw new SettingsError(
      'DEMO is set together with a Firebase project, where demo users cannot be created. Leave out either DEMO or the FIREBASE_ settings.',
    );
  }
}

/** The local emulator signs no tokens: only this machine may reach it. */
function checkEmulator({ production, host, publicUrl, trustProxy }: CombinedSettings) {
  if (production) {
    throw new SettingsError(
      'No Firebase project is set, and the local sign-in emulator is refused with NODE_ENV=production because its tokens are not signed. ' +
        'Set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.',
    );
  }
  const open = [
    ...(isLoopback(host) ? [] : [`HOST is ${host}`]),
    ...(isLoopback(new URL(publicUrl).hostname) ? [] : [`PUBLIC_URL is ${publicUrl}`]),
    ...(trustProxy === false ? [] : ['TRUST_PROXY is set']),
  ];
  if (open.length > 0) {
    throw new SettingsError(
      `${open.join(' and ')}, but other machines must not reach the local sign-in emulator, not even through a proxy: ` +
        'its tokens are not signed, so anyone could become an admin. ' +
        'Set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID, or leave HOST, PUBLIC_URL and TRUST_PROXY out.',
    );
  }
}

function checkProduction({ publicUrl, tokenSecret }: CombinedSettings) {
  if (!publicUrl.startsWith('https:')) {
    throw new SettingsError(
      `PUBLIC_URL is ${publicUrl}. NODE_ENV=production needs https, because others can read what is sent over http. ` +
        'Set it to the https:// origin under which people reach the shop.',
    );
  }
  if (!tokenSecret) {
    throw new SettingsError(
      'TOKEN_SECRET is not set. NODE_ENV=production needs it, so that every server and every restart accepts the same tokens. ' +
        'Set it to at least 32 random characters, as `openssl rand -hex 32` prints.',
    );
  }
}

function checkSecret(tokenSecret: string) {
  if (tokenSecret.length < minSecretLength) {
    throw new SettingsError(
      `TOKEN_SECRET has ${tokenSecret.length} characters and could be guessed. Set it to at least ${minSecretLength} random ones, as \`openssl rand -hex 32\` prints.`,
    );
  }
  if (deflateRawSync(tokenSecret).length < minCompressedLength) {
    throw new SettingsError(
      `TOKEN_SECRET repeats itself and could be guessed. Set it to at least ${minSecretLength} random characters, as \`openssl rand -hex 32\` prints.`,
    );
  }
}
