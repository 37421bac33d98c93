import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PublicSettings } from '@apple-only/contract';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { advertHandlers } from './adverts.ts';
import { bookingHandlers } from './bookings.ts';
import { addCors } from './cors.ts';
import { keptSecret, lockDataFolder } from './data-folder.ts';
import { openDatabase, type Database } from './database.ts';
import { demoAccounts, fillWithDemo } from './demo.ts';
import { startEmulator, type Emulator } from './emulator.ts';
import { addPhotoRoutes, createPhotos, photoHandlers, type Photos } from './photos.ts';
import { createList, productHandlers } from './products.ts';
import type { Handlers } from './handlers.ts';
import { addRoutes, answerError } from './routes.ts';
import type { Settings } from './settings.ts';
import { addSignIn } from './sign-in.ts';
import { StartError } from './start-error.ts';
import { addStorefront } from './storefront.ts';
import { createTokens, emulatorVerifier, firebaseVerifier, type Tokens } from './tokens.ts';
import { createMembers, userHandlers } from './users.ts';

export interface AppOptions {
  database: Database;
  photos: Photos;
  tokens: Tokens;
  settings: Pick<Settings, 'publicUrl' | 'corsOrigins' | 'storefrontDir'>;
  publicSettings: PublicSettings;
  /** Where the sign-in emulator listens, if there is one. */
  emulatorOrigin?: string | undefined;
  /** What is logged, a line of JSON each: every call by `info`, only what went wrong by `warn`. */
  log: { level: 'info' | 'warn'; stream: { write: (line: string) => void } };
}

/** Puts the application together, without a port and without anything that outlives it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, photos, tokens, settings, publicSettings, emulatorOrigin, log } = options;
  const app = Fastify({
    logger: { ...log, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 128 * 1024,
    // An e-mail of 254 characters, each of which may be written as %XX.
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  readJsonOnly(app);
  // The route's pattern, never the address: that can hold an e-mail.
  app.addHook('onResponse', async ({ log: logger, method, routeOptions }, { statusCode, elapsedTime }) => {
    logger.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'call');
  });
  addCors(app, settings.corsOrigins);

  const members = createMembers(database);
  const list = createList({ database, photos });
  const handlers: Handlers = {
    ...userHandlers({ database, members, tokens, photos }),
    ...productHandlers(list),
    ...advertHandlers(list),
    ...bookingHandlers({ database, photos }),
    ...photoHandlers(photos),
    getHealth: async () => ({ status: 'ok' }),
  };
  await addRoutes(app, { handlers, tokens, members, publicUrl: settings.publicUrl });
  await addPhotoRoutes(app, photos);
  if (emulatorOrigin) await addSignIn(app, emulatorOrigin);
  await addStorefront(app, { folder: settings.storefrontDir, settings: publicSettings, publicUrl: settings.publicUrl });
  return app;
}

/** JSON is the only kind of body. An empty one is none: some clients send its type with nothing in it. */
function readJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** What is logged of an error. Drivers add the offending values to theirs. */
const describeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  code: error.code,
});

export interface RunningServer {
  /** Where people reach it. */
  url: string;
  /** Finishes what has begun, then lets go of everything. May be called again. */
  close: () => Promise<void>;
}

/** How long calls may take to finish once the server is told to stop, in milliseconds. */
const patience = 5000;

/**
 * Starts the server, and with it what the settings ask for: database, sign-in emulator, demo.
 * @throws {StartError} whose message is for the person who starts it.
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  await checkPort(settings);
  const undo = new AsyncDisposableStack();
  try {
    const unlock = lockDataFolder(settings.dataDir);
    undo.defer(unlock);

    const secret = settings.tokenSecret ?? keptSecret(settings.dataDir);
    const { database, close } = await openDatabase(settings);
    undo.defer(close);
    const emulator = settings.firebase ? undefined : await startEmulator(join(settings.dataDir, 'accounts.json'));
    if (emulator) undo.defer(emulator.close);

    const photos = await createPhotos({ folder: join(settings.dataDir, 'photos'), publicUrl: settings.publicUrl });
    if (settings.demo && emulator) await fillWithDemo({ database, photos, accounts: emulator });

    const publicSettings = { auth: publicAuth(settings, emulator), sampleAccounts: sampleAccounts(settings) };
    const verifyIdToken = settings.firebase
      ? firebaseVerifier(settings.firebase.projectId)
      : emulatorVerifier(publicSettings.auth.projectId, settings.production);
    const app = await buildApp({
      database,
      photos,
      tokens: createTokens({ secret, verifyIdToken }),
      settings,
      publicSettings,
      emulatorOrigin: emulator?.origin,
      log: { level: settings.demo ? 'warn' : 'info', stream: process.stderr },
    });
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
  const impatience = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(impatience);
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
 * @throws {StartError} where it could not.
 */
export async function checkStart(settings: Settings): Promise<void> {
  await checkPort(settings);
  lockDataFolder(settings.dataDir)();
}

/** Asks for the port before anything else is touched, so that a second start by mistake changes nothing. */
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
