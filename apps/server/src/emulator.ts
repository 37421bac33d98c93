import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { checkWritable } from './disk.ts';
import { limitGuesses, type PasswordSignIn } from './emulator-guessing.ts';
import { loadWindows } from './emulator-windows.ts';
import { StartError } from './start-error.ts';

/** The official Firebase Auth emulator, in this process. */
export interface Emulator {
  /** Its origin, on this machine only. A client that reaches it directly is admin of all accounts. */
  origin: string;
  projectId: string;
  /** Creates an account, or gives the existing one with this e-mail this name and password. Returns its subject. */
  ensureAccount: (account: { email: string; password: string; name: string }) => Promise<string>;
  /** Creates this account with its former subject, unless another account has its e-mail. */
  restoreAccount: (account: { subject: string; email: string; password: string; name: string }) => Promise<void>;
  /** Rejects if accounts cannot be saved at the moment. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

type Application = (request: IncomingMessage, response: ServerResponse) => void;

/** The paths that the Firebase SDK and the code below call. The rest of the API does not exist here. */
const servedPaths = [
  /^\/v1\/(accounts:\w+|projects|token|recaptchaParams)$/,
  /^\/v2\/(recaptchaConfig|passwordPolicy)$/,
  /^\/v1\/projects\/\{\w+\}\/accounts(:(batchCreate|batchDelete|batchGet|lookup|update))?$/,
  /^\/emulator\/v1\/projects\/\{\w+\}\/(accounts|config|oobCodes)$/,
];
/** The texts in place of e-mails, which are not sent, by the emulator's names for them. */
const mailTexts: Readonly<Record<string, (email: string, link: string) => string>> = {
  PASSWORD_RESET: (email, link) => `To give ${email} another password, open ${link}&newPassword=ANOTHER`,
  VERIFY_EMAIL: (email, link) => `To prove that ${email} is yours, open ${link}`,
};
/** The prefix `demo-` tells all of Firebase's own tools that no such project exists at Google. */
const projectId = 'demo-apple-only';
const ownerHeaders = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/**
 * Starts the emulator on a free port.
 * @param file keeps the accounts, in an existing folder. A new account is saved there before the client gets the response.
 * @param printMail receives a sentence for each e-mail, which is not sent.
 * @param now the clock for the limit of wrong passwords, in milliseconds.
 * @throws {StartError} if firebase-tools is not installed, or the file is damaged.
 */
export async function startEmulator(
  file: string,
  printMail: (mail: string) => void = () => {},
  now: () => number = () => performance.now(),
): Promise<Emulator> {
  // Before it listens: an unreadable file must stop the start, and leave nothing behind.
  const savedAccounts = await readAccounts(file);
  // A draft that a killed server has left.
  await rm(draftOf(file), { force: true }).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  const application = await loadApplication(now);
  const save = coalesced(() => saveAccounts());
  /** Marks our own requests that load accounts from the file: they need no save. */
  const secret = randomUUID();
  /** How often changes that could not be saved were undone. */
  let undone = 0;
  const windows = await loadWindows();
  const server = createServer((request, response) => {
    if (windows.answer(request, response)) return;
    if (changesAccounts(request) && request.headers['x-saved'] !== secret) holdResponse(saved, response);
    if (request.url?.includes(':sendOobCode'))
      response.once('finish', () => void tellOfLinks().catch((error: unknown) => process.emitWarning(String(error))));
    application(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The emulator has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

  const codes = `${origin}/emulator/v1/projects/${projectId}/oobCodes`;

  const allAccounts = async () => textOf(await fetch(`${accounts}:batchGet?maxResults=-1`, { headers: ownerHeaders }));

  async function saveAccounts() {
    try {
      await writeSecret(file, await allAccounts());
    } catch (error) {
      process.emitWarning(`Accounts could not be saved: ${String(error)}`);
      await undo();
      throw error;
    }
  }

  /** Resolves once all changes so far are in the file, and rejects if they were undone. */
  async function saved() {
    const before = undone;
    await save();
    if (undone > before) throw new Error('What this has changed was undone with a change before it.');
  }

  /** Resets the accounts to the content of the file, so that a client whose change was not confirmed can repeat it. */
  async function undo() {
    const { users: kept = [] } = (await readAccounts(file)) ?? {};
    const { users: changed = [] } = parseAccounts(await allAccounts());
    undone += 1;
    const ids = new Set(kept.map(({ localId }) => localId));
    const made = changed.flatMap(({ localId }) => (ids.has(localId) ? [] : [localId]));
    if (made.length > 0) await bring('batchDelete', { localIds: made, force: true });
    const unchanged = new Set(changed.map((account) => JSON.stringify(account)));
    await load(kept.filter((account) => !unchanged.has(JSON.stringify(account))));
  }

  async function load(users: Account[]) {
    if (users.length === 0) return;
    const { error = [] } = JSON.parse(await bring('batchCreate', { users, allowOverwrite: true })) as {
      error?: unknown[];
    };
    if (error.length > 0) throw unreadable(file, new Error(JSON.stringify(error[0])));
    // Importing ends all sessions. Restoring `validSince` revives them.
    for (const { localId, validSince } of users) await bring('update', { localId, validSince });
  }

  async function post(url: string, body: unknown, { method = 'POST', headers = {} } = {}) {
    return textOf(await fetch(url, { method, headers: { ...ownerHeaders, ...headers }, body: JSON.stringify(body) }));
  }
  const bring = (how: string, body: unknown) => post(`${accounts}:${how}`, body, { headers: { 'x-saved': secret } });

  const told = new Set<string>();
  async function tellOfLinks() {
    const { oobCodes } = JSON.parse(await textOf(await fetch(codes, { headers: ownerHeaders }))) as {
      oobCodes: { email: string; oobLink: string; requestType: string }[];
    };
    for (const { email, oobLink, requestType } of oobCodes) {
      const ask = mailTexts[requestType];
      if (!ask || told.has(oobLink)) continue;
      told.add(oobLink);
      printMail(`No e-mail is sent from here. ${ask(email, oobLink)}`);
    }
  }

  // As in real projects: an unknown e-mail and a wrong password get the same response.
  await post(
    `${origin}/emulator/v1/projects/${projectId}/config`,
    { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    { method: 'PATCH' },
  );
  await load(savedAccounts?.users ?? []).catch((error: unknown) => {
    server.close();
    server.closeAllConnections();
    throw error;
  });

  const subjectOf = async (email: string) =>
    parseAccounts(await post(`${accounts}:lookup`, { email: [email] })).users?.[0]?.localId;

  return {
    origin,
    projectId,
    async ensureAccount({ email, password, name }) {
      const found = await subjectOf(email);
      if (found) {
        await post(`${accounts}:update`, { localId: found, password, displayName: name });
        return found;
      }
      const made: unknown = JSON.parse(
        await post(accounts, { email, password, displayName: name, emailVerified: true }),
      );
      if (typeof made === 'object' && made && 'localId' in made && typeof made.localId === 'string')
        return made.localId;
      throw new Error('The emulator answered no account.');
    },
    async restoreAccount({ subject, email, password, name }) {
      if (await subjectOf(email)) return;
      await post(accounts, { localId: subject, email, password, displayName: name, emailVerified: true });
    },
    check: () => checkWritable(dirname(file)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

/** Uses modules that are not public: their version is pinned, and a test starts them. */
async function loadApplication(now: () => number): Promise<Application> {
  const require = createRequire(import.meta.url);
  try {
    const { default: specification } = require('firebase-tools/lib/emulator/auth/apiSpec') as {
      default: { paths: Record<string, { parameters?: object[] }> };
    };
    const server = require('firebase-tools/lib/emulator/auth/server') as {
      createApp: (id: string) => Promise<Application>;
    };
    const { authOperations } = require('firebase-tools/lib/emulator/auth/operations') as {
      authOperations: { identitytoolkit: { accounts: { signInWithPassword: PasswordSignIn } } };
    };
    const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors') as {
      BadRequestError: new (message: string) => Error;
    };
    for (const [path, calls] of Object.entries(specification.paths)) {
      if (!servedPaths.some((pattern) => pattern.test(path))) delete specification.paths[path];
      // Removes parameters that every call has and the emulator ignores: each has a schema to compile.
      calls.parameters = calls.parameters?.filter((parameter) => !('$ref' in parameter)) ?? [];
    }
    compileSchemasLazily(createRequire(require.resolve('firebase-tools/lib/emulator/auth/server')));
    const { accounts } = authOperations.identitytoolkit;
    const { signInWithPassword } = accounts;
    const refuse = (message: string) => new BadRequestError(message);
    accounts.signInWithPassword = limitGuesses({ signIn: signInWithPassword, refuse, now });
    // It reads the operations before its first `await`. Restored, they are unlimited for the next emulator of this process.
    const application = server.createApp(projectId);
    accounts.signInWithPassword = signInWithPassword;
    return await application;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new StartError(
      'The local sign-in emulator is part of firebase-tools, which is not installed. Install the dependencies (`npm start` does), ' +
        'or set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID to sign in with a real Firebase project.',
      { cause: error },
    );
  }
}

/** Compiles the schemas of a call at its first request. Compiling those of all calls takes half of the server's start. */
function compileSchemasLazily(fromEmulator: NodeJS.Require) {
  const exegesis = fromEmulator('exegesis-express') as { middleware: (document: unknown, options: object) => unknown };
  const { middleware } = exegesis;
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
}

/** Whether a request may change accounts. Lookups and refreshes do not; links in e-mails and all other posts may. */
const changesAccounts = ({ method, url = '' }: IncomingMessage) =>
  url.startsWith('/emulator/action?') ||
  (method !== 'GET' &&
    method !== 'OPTIONS' &&
    !/:(lookup|batchCreate|createAuthUri|query)\b|\/token\b|^\/emulator\//.test(url));

/** In Google's format. The SDK throws the text after the colon, with the code `auth/unavailable`. */
const unavailable = JSON.stringify({
  error: {
    code: 503,
    message: 'UNAVAILABLE : Accounts cannot be saved right now. Try again in a few minutes.',
    status: 'UNAVAILABLE',
  },
});

/** Holds a response until the accounts are saved, so that it never confirms an account that a crash would lose. */
function holdResponse(save: () => Promise<void>, response: ServerResponse) {
  const end = response.end.bind(response);
  const write = response.write.bind(response);
  const held: Parameters<typeof write>[] = [];
  response.write = ((...args: Parameters<typeof write>) => held.push(args) > 0) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    const answer = () => {
      for (const chunk of held) write(...chunk);
      end(...args);
    };
    if (response.statusCode >= 400) answer();
    else {
      save().then(answer, () => {
        response.statusCode = 503;
        response.setHeader('content-length', Buffer.byteLength(unavailable)).setHeader('retry-after', 60);
        end(unavailable);
      });
    }
    return response;
  }) as typeof end;
}

/** Runs one at a time. All calls during a run share the next run, which sees all their changes. */
function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        running = run();
        return running;
      });
    return next;
  };
}

const Account = v.looseObject({
  localId: v.string(),
  /** Sessions from before this time have ended. */
  validSince: v.optional(v.string()),
});
type Account = v.InferOutput<typeof Account>;
const Accounts = v.looseObject({ users: v.optional(v.array(Account)) });

const parseAccounts = (text: string) => v.parse(Accounts, JSON.parse(text));

const unreadable = (file: string, cause: unknown) =>
  new StartError(
    `The accounts in ${file} cannot be read: the file is damaged, or not ours to read. Put a copy of it back; or delete the whole data folder to begin anew.`,
    { cause },
  );

/** @throws {StartError} if the file is damaged, or cannot be read. */
async function readAccounts(file: string): Promise<v.InferOutput<typeof Accounts> | undefined> {
  try {
    return parseAccounts(await readFile(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw unreadable(file, cause);
  }
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`The sign-in emulator answered ${response.status}: ${text}`);
  return text;
}

const draftOf = (path: string) => `${path}.new`;

/** Replaces a file atomically, readable by its owner only, and flushed to the disk when this resolves. */
async function writeSecret(path: string, text: string) {
  const draft = draftOf(path);
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
