import { randomUUID } from 'node:crypto';
import { maxHeaderSize, type IncomingMessage } from 'node:http';
import type { PublicSettings } from '@apple-only/contract';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { advertHandlers } from '../products/adverts.ts';
import { bookingHandlers } from '../bookings/bookings.ts';
import { limitConnections, idleTimeout } from './connections.ts';
import { addCors } from './cors.ts';
import { revisionOf, type Database } from '../storage/database.ts';
import { addDocs } from './docs.ts';
import type { LookUpAccount } from '../users/account-lookup.ts';
import { addPhotoRoutes, photoHandlers, type Photos } from '../photos/photos.ts';
import { messageHandlers } from '../messages/messages.ts';
import { createProductLists } from '../products/product-lists.ts';
import { productHandlers } from '../products/products.ts';
import { productDetailHandlers } from '../products/product-details.ts';
import { priceGuideHandlers } from '../search/price-guide.ts';
import { searchHandlers } from '../search/search.ts';
import type { Handlers } from '../calls/handlers.ts';
import { addHealthRoutes, createReadiness } from './health.ts';
import { readJsonOnly } from './body.ts';
import { HttpError } from '../http-error.ts';
import { ListCache, type ListCacheOptions } from '../storage/list-cache.ts';
import { createRateLimits } from './rate-limits.ts';
import { clientNetwork } from './network.ts';
import { createReadCall } from './read-call.ts';
import { addRoutes, createIdentify, sendError, bodyLimit } from './routes.ts';
import { addSecurityHeaders, clientErrorHandler, securityHeaders } from './security-headers.ts';
import { logSecurity, type SecurityLog } from './security-log.ts';
import type { Settings } from '../settings.ts';
import { addSignIn } from './sign-in-proxy.ts';
import { addSitemap, type SitemapOptions } from './sitemap.ts';
import { addStorefront } from './storefront.ts';
import { loadBuild } from './storefront-build.ts';
import type { Tokens } from '../users/tokens.ts';
import { createFairQueue } from './fair-queue.ts';
import { createUserStore } from '../users/user-store.ts';
import { sessionHandlers } from '../users/sessions.ts';
import { userHandlers } from '../users/users.ts';

export interface AppOptions {
  database: Database;
  /** The same database over separate connections, for product lists. */
  listDatabase: Database;
  /** The same for searches. */
  searchDatabase: Database;
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
  emulator?: { origin: string; check: () => Promise<void> } | undefined;
  /** How long lists that another server may have changed stay cached, if not by default. */
  listCache?: Pick<ListCacheOptions, 'maxAge'>;
  /** How the sitemap is split and cached, if not by default. */
  sitemap?: Pick<SitemapOptions, 'maxAddressesPerFile' | 'maxAge'>;
  securityLog: Pick<SecurityLog, 'write'>;
  /** The log, a line of JSON per entry: every call at `info`, only failures at `warn`. */
  log: { level: 'info' | 'warn'; stream: { write: (line: string) => void } };
}

/** How long an address may be, in characters: several times what any page or call needs. */
const maxAddressLength = 2048;

/** How long a request may take to arrive, in milliseconds: a photo of 10 MB over a slow connection. */
const requestTimeout = 2 * 60 * 1000;

/**
 * The address of a request. If it is too long or malformed, a browser gets the page for unknown addresses, so that a person can
 * go on. In a malformed address, each percent sign is taken literally.
 */
function rewriteUrl({ method, url = '/', headers }: IncomingMessage): string {
  if (!headers.accept?.includes('text/html')) return url;
  if (url.length > maxAddressLength && method === 'GET') return '/too-long';
  const [path = ''] = url.split('?', 1);
  try {
    // The result is used because the build drops unused calls, even though this one can throw.
    return decodeURIComponent(path) === '' ? '/' : url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** The server without routes and hooks. Its limits and its first refusals are the same for every route. */
const createFastify = ({ log, settings }: Pick<AppOptions, 'log' | 'settings'>): FastifyInstance =>
  Fastify({
    logger: { ...log, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout,
    // The first checks refuse a request without a host, in the form of every other refusal.
    http: { requireHostHeader: false },
    rewriteUrl,
    // In the log and in refusals, so that one can be found by the other.
    genReqId: () => randomUUID(),
    connectionTimeout: idleTimeout,
    trustProxy: trustProxyOption(settings.trustProxy),
    // As long as an address can be: the hook below refuses addresses that are too long as a whole.
    routerOptions: { maxParamLength: maxHeaderSize },
    // No hook runs for a call with a malformed address.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(securityHeaders(settings.publicUrl))),
    clientErrorHandler: clientErrorHandler(settings.publicUrl),
  });

/** Builds the application, without a port and without resources that outlive it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, listDatabase, searchDatabase, photos, tokens, lookUpAccount, settings, publicSettings, emulator } =
    options;
  const app = createFastify(options);
  app.setErrorHandler(sendError);
  addSecurityHeaders(app, settings.publicUrl);
  limitConnections(app, { proxied: settings.trustProxy !== false });
  addFirstChecks(app);
  const enqueue = createFairQueue();
  app.addHook('onRequest', ({ ip }, _reply, done) => enqueue(clientNetwork(ip), done));
  readJsonOnly(app);
  // The route's pattern, never the address: that can hold an e-mail.
  app.addHook('onResponse', ({ log: logger, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    logger.info({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'call');
    done();
  });
  logSecurity(app, options.securityLog, settings.shortAddresses);
  addCors(app, settings.corsOrigins);

  const userStore = createUserStore(database);
  const lists = createProductLists(listDatabase, settings);
  const cache = new ListCache({ revision: () => revisionOf(listDatabase), ...options.listCache });
  const checkReadiness = createReadiness({
    'The database isn’t available.': () => revisionOf(database),
    'Photos cannot be stored.': photos.check,
    ...(emulator && { 'Accounts cannot be saved.': emulator.check }),
  });
  const handlers: Handlers = {
    ...sessionHandlers({ database, userStore, tokens, lookUpAccount, photos }),
    ...userHandlers({ database, userStore, tokens, photos }),
    ...productHandlers({ database, lists, photos }),
    ...productDetailHandlers({ listDatabase, lists, settings }),
    ...searchHandlers({ database: searchDatabase, lists, settings }),
    ...priceGuideHandlers({ database: searchDatabase, settings }),
    ...advertHandlers({ database, lists }),
    ...bookingHandlers({ database, photos, settings }),
    ...messageHandlers(database),
    ...photoHandlers(photos),
    getHealth: async () => {
      await checkReadiness();
      return { status: 'ok' };
    },
  };
  const { publicUrl, rateFactor } = settings;
  const readCall = createReadCall({ handlers, cache, publicUrl });
  const limitsOf = createRateLimits(rateFactor);
  await addRoutes(app, { handlers, tokens, userStore, readCall, cache, publicUrl, limitsOf });
  addHealthRoutes(app, checkReadiness);
  addPhotoRoutes(app, photos);
  await addDocs(app, settings.publicUrl);
  if (emulator) await addSignIn(app, emulator.origin, rateFactor);
  const build = await loadBuild(settings.storefrontDir);
  // Without a storefront there are no pages to list.
  if (build) addSitemap(app, { database: listDatabase, settings, addresses: build.addresses, ...options.sitemap });
  await addStorefront(app, {
    folder: settings.storefrontDir,
    build,
    settings: publicSettings,
    publicUrl: settings.publicUrl,
    imageHost: settings.imageHost?.url,
    readCall,
    limitsOf,
    identify: createIdentify(tokens, userStore),
  });
  return app;
}

/** The very first checks. Some replace Node's own, which respond without the security headers. A refused request goes no further. */
function addFirstChecks(app: FastifyInstance) {
  app.addHook('onRequest', ({ url, headers, raw }, _reply, done) => {
    const isLong = url.length > maxAddressLength;
    if (isLong) return done(new HttpError(414, `address: has more than ${maxAddressLength} characters`));
    const isWithoutHost = headers.host === undefined && raw.httpVersion === '1.1';
    return done(isWithoutHost ? new HttpError(400, 'The request does not name its host.') : undefined);
  });
  // An unknown `Expect` header is ignored: the request is answered like any other.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
}

/** The proxies that are trusted to name the caller's address: this many, counted from here, or those at these addresses. */
const trustProxyOption = (proxies: Settings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** The logged fields of an error. Drivers add fields with the offending values. */
const describeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  code: error.code,
});
