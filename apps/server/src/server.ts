import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PublicSettings } from '@apple-only/contract';
import type { FastifyInstance } from 'fastify';
import { sweepClaims } from './bookings/claims.ts';
import { sweepPendingBookings } from './bookings/pending-bookings.ts';
import { loadTokenSecret, lockDataFolder } from './storage/data-folder.ts';
import { openDatabase, type Database } from './storage/database.ts';
import { demoAccounts, seedDemo } from './dev/demo.ts';
import { openFolder } from './storage/disk.ts';
import { type Emulator } from './dev/emulator.ts';
import { startEmulator } from './dev/emulator-thread.ts';
import { firebaseLookup } from './users/account-lookup.ts';
import { createPhotoEncoder } from './photos/photo-encoder.ts';
import { bucketStore, diskStore } from './storage/photo-store.ts';
import { createPhotos, type Photos } from './photos/photos.ts';
import { sweepKeys } from './products/products.ts';
import { sweepWithdrawn } from './products/product-details.ts';
import { openSecurityLog } from './http/security-log.ts';
import { buildApp } from './http/app.ts';
import type { Settings } from './settings.ts';
import { reasonOf, StartError } from './start-error.ts';
import { createTokens, emulatorVerifier, firebaseVerifier } from './users/tokens.ts';

export interface RunningServer {
  /** Its public origin. */
  url: string;
  /** Finishes running calls, then closes all resources. May be called again. */
  close: () => Promise<void>;
}

/** How long calls may take to finish once the server is stopping, in milliseconds. */
const closeTimeout = 5000;

/**
 * Starts the server and the parts that the settings select: database, sign-in emulator, demo.
 * @throws {StartError} whose message is for the operator.
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  await checkPort(settings);
  const undo = new AsyncDisposableStack();
  try {
    const unlock = lockDataFolder(settings.dataDir);
    undo.defer(unlock);
    await openFolder(settings.dataDir, 'The data folder');

    const securityLog = await openSecurityLog(settings.securityLog);
    undo.defer(securityLog.close);
    const secret = settings.tokenSecret ?? loadTokenSecret(settings.dataDir);
    const { database, listDatabase, searchDatabase, close } = await openDatabase(settings);
    undo.defer(close);
    const emulator = settings.firebase
      ? undefined
      : await startEmulator(join(settings.dataDir, 'accounts.json'), (mail) => process.stdout.write(`${mail}\n`));
    if (emulator) undo.defer(emulator.close);

    const store = settings.bucket ? bucketStore(settings.bucket) : await diskStore(join(settings.dataDir, 'photos'));
    const encoder = createPhotoEncoder();
    const { publicUrl, imageHost: host } = settings;
    const photos = createPhotos({ database, store, encoder, publicUrl, host });
    undo.defer(() => {
      const ended = photos.avifs.close();
      encoder.close();
      // Nothing may be written into the data folder once it is unlocked.
      return ended;
    });
    if (settings.demo && emulator) await seedDemo({ database, photos, accounts: emulator });

    const { requireProvenEmail } = settings;
    const auth = publicAuth(settings, emulator);
    const publicSettings = { auth, sampleAccounts: sampleAccounts(settings), requireProvenEmail };
    const verifyIdToken = settings.firebase
      ? firebaseVerifier(settings.firebase.projectId)
      : emulatorVerifier(publicSettings.auth.projectId, settings.production);
    const app = await buildApp({
      database,
      listDatabase,
      searchDatabase,
      photos,
      tokens: createTokens({ secret, verifyIdToken }),
      lookUpAccount: firebaseLookup({
        ...publicSettings.auth,
        publicUrl,
        ...(emulator ? { origin: emulator.origin } : {}),
      }),
      settings,
      publicSettings,
      emulator,
      securityLog,
      log: { level: settings.demo ? 'warn' : 'info', stream: process.stderr },
    });
    undo.defer(startSweeping(() => sweep(database, photos), app.log));
    undo.defer(() => closeApp(app));
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await undo.disposeAsync();
    throw isPortTaken(error) ? portTaken(settings) : error;
  }
  let closed: Promise<void> | undefined;
  return { url: settings.publicUrl, close: () => (closed ??= undo.disposeAsync()) };
}

async function closeApp(app: FastifyInstance) {
  const timer = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
  await app.close();
  clearTimeout(timer);
}

/** How often stale data is removed, in milliseconds. */
const sweepEvery = 60 * 60 * 1000;

async function sweep(database: Database, photos: Photos) {
  await sweepKeys(database);
  await sweepPendingBookings(database);
  await sweepClaims(database);
  await sweepWithdrawn(database);
  await photos.sweep();
}

/** Sweeps now, and every hour. Returns a function that stops it, and waits for a running sweep. */
function startSweeping(run: () => Promise<void>, log: FastifyInstance['log']): () => Promise<void> {
  let sweeping = Promise.resolve();
  const begin = () => {
    // No call waits for it, and the next sweep may succeed.
    sweeping = run().catch((error: unknown) => log.warn({ err: error }, 'sweep failed'));
  };
  begin();
  const timer = setInterval(begin, sweepEvery);
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}

/** The demo shows its admin, unless the deployment names another. */
function sampleAccounts({ demo, sampleAccounts: named }: Settings): PublicSettings['sampleAccounts'] {
  if (!demo || named.length > 0) return [...named];
  return demoAccounts.flatMap(({ role, email, password }) => (role === 'admin' ? [{ email, password }] : []));
}

function publicAuth({ firebase, publicUrl }: Settings, emulator: Emulator | undefined): PublicSettings['auth'] {
  if (firebase) return { kind: 'firebase', ...firebase, emulator: false };
  if (!emulator) throw new Error('Without a Firebase project there is always the emulator.');
  const authDomain = new URL(publicUrl).host;
  return { kind: 'firebase', apiKey: 'local-emulator', authDomain, projectId: emulator.projectId, emulator: true };
}

/**
 * Checks whether a server could start: whether port and data folder are free. Creates the folder and its lock, if missing.
 * @throws {StartError} if it could not.
 */
export async function checkStart(settings: Settings): Promise<void> {
  await checkPort(settings);
  lockDataFolder(settings.dataDir)();
}

/** Checks the port before anything else, so that a second start by mistake changes nothing. */
async function checkPort(settings: Settings) {
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  probe.once('error', reject).listen(settings.port, settings.host, resolve);
  try {
    await promise;
  } catch (error) {
    throw isPortTaken(error) ? portTaken(settings) : cannotListen(settings, error);
  }
  await new Promise((done) => probe.close(done));
}

const isPortTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const portTaken = ({ port, publicUrl }: Settings) =>
  new StartError(
    `Port ${port} is in use by another program, perhaps by Apple Only itself: look at ${publicUrl}. ` +
      `Stop that program, or choose another port: \`PORT=${port === 65_535 ? 4000 : port + 1} npm start\`.`,
  );

const cannotListen = ({ host, port }: Settings, error: unknown) =>
  new StartError(
    `The server cannot listen on ${host}, port ${port} (${reasonOf(error)}). ` +
      'Set HOST to an address of this machine, and PORT to one that you may use (1024 or higher).',
    { cause: error },
  );
