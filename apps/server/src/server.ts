import { maxHeaderSize } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PublicSettings } from '@apple-only/contract';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { advertHandlers } from './adverts.ts';
import { bookingHandlers, sweepClaims, sweepPendingBookings } from './bookings.ts';
import { limitConnections, idleTimeout } from './connections.ts';
import { addCors } from './cors.ts';
import { loadTokenSecret, lockDataFolder } from './data-folder.ts';
import { openDatabase, revisionOf, type Database } from './database.ts';
import { demoAccounts, seedDemo } from './demo.ts';
import { openFolder } from './disk.ts';
import { addDocs } from './docs.ts';
import { startEmulator, type Emulator } from './emulator.ts';
import { firebaseLookup, type LookUpAccount } from './provider.ts';
import { createPhotoEncoder } from './photo-encoder.ts';
import { bucketStore, diskStore } from './photo-store.ts';
import { addPhotoRoutes, createPhotos, photoHandlers, type Photos } from './photos.ts';
import { messageHandlers } from './messages.ts';
import { createProductLists } from './product-lists.ts';
import { productHandlers, sweepKeys } from './products.ts';
import type { Handlers } from './handlers.ts';
import { addHealthRoutes, createReadiness } from './health.ts';
import { readJsonOnly } from './json-body.ts';
import { HttpError } from './refusal.ts';
import { ListCache, type ListCacheOptions } from './list-cache.ts';
import { addRoutes, sendError, bodyLimit } from './routes.ts';
import { addSecurityHeaders, clientErrorHandler, securityHeaders } from './security-headers.ts';
import { logSecurity, openSecurityLog, type SecurityLog } from './security-log.ts';
import type { Settings } from './settings.ts';
import { addSignIn } from './sign-in.ts';
import { StartError } from './start-error.ts';
import { addStorefront } from './storefront.ts';
import { createTokens, emulatorVerifier, firebaseVerifier, type Tokens } from './tokens.ts';
import { createUserStore } from './members.ts';
import { sessionHandlers } from './sessions.ts';
import { userHandlers } from './users.ts';

export interface AppOptions {
  database: Database;
  /** The same database over separate connections, for product lists. */
  reading: Database;
  photos: Photos;
  tokens: Tokens;
  lookUpAccount: LookUpAccount;
  settings: Pick<
    Settings,
    | 'publicUrl'
    | 'trustProxy'
    | 'corsOrigins'
    | 'storefrontDir'
    | 'imageHost'
    | 'bookingLimits'
    | 'requireProvenEmail'
    | 'rateFactor'
    | 'shortAddresses'
  >;
  publicSettings: PublicSettings;
  /** The sign-in emulator, if there is one. */
  emulator?: Pick<Emulator, 'origin' | 'check'> | undefined;
  /** How long lists that another server may have changed are trusted, if not the default. */
  listCache?: Pick<ListCacheOptions, 'maxAge'>;
  securityLog: Pick<SecurityLog, 'write'>;
  /** The log, a line of JSON per entry: every call at `info`, only failures at `warn`. */
  log: { level: 'info' | 'warn'; stream: { write: (line: string) => void } };
}

/** How long an address may be, in characters: several times what any page or call needs. */
const longestAddress = 2048;

/** How long a request may take to arrive, in milliseconds: a photo of 10 MB over a slow connection. */
const requestTimeout = 2 * 60 * 1000;

/** Builds the application, without a port and without resources that outlive it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, reading, photos, tokens, lookUpAccount, settings, publicSettings, emulator, log } = options;
  const app = Fastify({
    logger: { ...log, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout,
    connectionTimeout: idleTimeout,
    trustProxy: trusted(settings.trustProxy),
    // As long as an address can be: the hook below refuses a too long address as a whole.
    routerOptions: { maxParamLength: maxHeaderSize },
    // No hook runs for an address that is not well-formed.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(securityHeaders(settings.publicUrl))),
    clientErrorHandler: clientErrorHandler(settings.publicUrl),
  });
  app.setErrorHandler(sendError);
  addSecurityHeaders(app, settings.publicUrl);
  limitConnections(app, { proxied: settings.trustProxy !== false });
  // The first check of all: a too long address is not processed any further.
  app.addHook('onRequest', ({ url }, _reply, done) => {
    const isLong = url.length > longestAddress;
    done(isLong ? new HttpError(414, `address: has more than ${longestAddress} characters`) : undefined);
  });
  readJsonOnly(app);
  // The route's pattern, never the address: that can hold an e-mail.
  app.addHook('onResponse', ({ log: logger, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    logger.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'call');
    done();
  });
  logSecurity(app, options.securityLog, settings.shortAddresses);
  addCors(app, settings.corsOrigins);

  const userStore = createUserStore(database);
  const lists = createProductLists(reading, settings);
  const cache = new ListCache({ revision: () => revisionOf(reading), ...options.listCache });
  const ready = createReadiness({
    'The database cannot be asked.': () => revisionOf(database),
    'Photos cannot be stored.': photos.check,
    ...(emulator && { 'Accounts cannot be saved.': emulator.check }),
  });
  const handlers: Handlers = {
    ...sessionHandlers({ database, userStore, tokens, lookUpAccount, photos }),
    ...userHandlers({ database, userStore, tokens, photos }),
    ...productHandlers({ database, lists, photos }),
    ...advertHandlers({ database, lists }),
    ...bookingHandlers({ database, photos, settings }),
    ...messageHandlers(database),
    ...photoHandlers(photos),
    getHealth: async () => {
      await ready();
      return { status: 'ok' };
    },
  };
  const { publicUrl, rateFactor } = settings;
  await addRoutes(app, { handlers, tokens, userStore, cache, publicUrl, rateFactor });
  addHealthRoutes(app, ready);
  addPhotoRoutes(app, photos);
  await addDocs(app, settings.publicUrl);
  if (emulator) await addSignIn(app, emulator.origin, rateFactor);
  await addStorefront(app, {
    folder: settings.storefrontDir,
    settings: publicSettings,
    publicUrl: settings.publicUrl,
    imageHost: settings.imageHost?.url,
  });
  return app;
}

/** The proxies that are trusted to name the caller's address: this many, counted from here, or those of these addresses. */
const trusted = (proxies: Settings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** The logged fields of an error. Drivers add the offending values to theirs. */
const describeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  code: error.code,
});

export interface RunningServer {
  /** Its public origin. */
  url: string;
  /** Finishes running calls, then closes all resources. May be called again. */
  close: () => Promise<void>;
}

/** How long calls may take to finish once the server is told to stop, in milliseconds. */
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
    const { database, reading, close } = await openDatabase(settings);
    undo.defer(close);
    const emulator = settings.firebase
      ? undefined
      : await startEmulator(join(settings.dataDir, 'accounts.json'), (mail) => process.stdout.write(`${mail}\n`));
    if (emulator) undo.defer(emulator.close);

    const store = settings.bucket ? bucketStore(settings.bucket) : await diskStore(join(settings.dataDir, 'photos'));
    const encoder = createPhotoEncoder();
    undo.defer(encoder.close);
    const { publicUrl, imageHost: host } = settings;
    const photos = createPhotos({ database, store, encoder, publicUrl, host });
    if (settings.demo && emulator) await seedDemo({ database, photos, accounts: emulator });

    const { requireProvenEmail } = settings;
    const auth = publicAuth(settings, emulator);
    const publicSettings = { auth, sampleAccounts: sampleAccounts(settings), requireProvenEmail };
    const verifyIdToken = settings.firebase
      ? firebaseVerifier(settings.firebase.projectId)
      : emulatorVerifier(publicSettings.auth.projectId, settings.production);
    const app = await buildApp({
      database,
      reading,
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
 * Whether a server could start: whether port and data folder are free. Changes nothing.
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
    `Listening on ${host}, port ${port}, is not possible (${error instanceof Error ? error.message : String(error)}). ` +
      'Set HOST to an address of this machine, and PORT to one that you may use (from 1024 on).',
    { cause: error },
  );
