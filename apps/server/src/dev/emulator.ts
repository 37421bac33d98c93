import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { checkWritable } from '../storage/disk.ts';
import { readAccounts, removeDraft } from './emulator-accounts.ts';
import { createOwnerApi, type OwnerApi } from './emulator-api.ts';
import { loadApplication } from './emulator-app.ts';
import { changesAccounts, createAccountSaver, markerHeader } from './emulator-saving.ts';
import { loadEmulatorPages } from './emulator-pages.ts';

/** The official Firebase Auth emulator, listening. */
export interface EmulatorServer {
  /** Its origin, on this machine only. A client that reaches it directly is admin of all accounts. */
  origin: string;
  close: () => Promise<void>;
}

/** The emulator, with the operations that the shop needs. */
export interface Emulator extends EmulatorServer {
  projectId: string;
  /** Creates an account, or gives the existing one with this e-mail this name and password. Returns its subject. */
  ensureAccount: (account: { email: string; password: string; name: string }) => Promise<string>;
  /** Creates this account with its former subject, unless another account has its e-mail. */
  restoreAccount: (account: { subject: string; email: string; password: string; name: string }) => Promise<void>;
  /** Rejects if accounts cannot be saved at the moment. */
  check: () => Promise<void>;
}

/** The texts printed instead of e-mails, by the emulator's names for the e-mails. */
const mailTexts: Readonly<Record<string, (email: string, link: string) => string>> = {
  PASSWORD_RESET: (email, link) =>
    `To set a new password for ${email}, write it in place of ANOTHER and open ${link}&newPassword=ANOTHER`,
  VERIFY_EMAIL: (email, link) => `To confirm the e-mail address ${email}, open ${link}`,
};
/** The prefix `demo-` tells all of Firebase's own tools that no such project exists at Google. */
const projectId = 'demo-apple-only';

/**
 * Serves the emulator on a free port, in this thread.
 * @param file keeps the accounts, in an existing folder. A new account is saved there before the client gets the response.
 * @param printMail receives a sentence for each e-mail, which is not sent.
 * @param now the clock for the limit of wrong passwords, in milliseconds.
 * @throws {StartError} if firebase-tools is not installed, or the file is damaged.
 */
export async function serveEmulator(
  file: string,
  printMail: (mail: string) => void,
  now: () => number = () => performance.now(),
): Promise<EmulatorServer> {
  // Read before the server listens: an unreadable file must stop the start, and leave nothing behind.
  const savedAccounts = await readAccounts(file);
  await removeDraft(file);
  const application = await loadApplication(projectId, now);
  const pages = await loadEmulatorPages();
  const server = createServer((request, response) => {
    if (pages.answer(request, response)) return;
    if (request.url?.includes(':sendOobCode'))
      response.once('finish', () => void printMails().catch((error: unknown) => process.emitWarning(String(error))));
    if (changesAccounts(request)) void saver.change(response, () => application(request, response));
    else application(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sign-in emulator has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const api = createOwnerApi(origin, projectId, markerHeader);
  const saver = createAccountSaver(file, api);
  const printMails = createMailPrinter(api, printMail);

  await api.protectEmails();
  await saver.load(savedAccounts?.users ?? []).catch((error: unknown) => {
    server.close();
    server.closeAllConnections();
    throw error;
  });

  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

/** @param file keeps its accounts. */
export function createEmulator({ origin, close }: EmulatorServer, file: string): Emulator {
  const api = createOwnerApi(origin, projectId);
  return {
    origin,
    close,
    projectId,
    async ensureAccount({ email, password, name }) {
      const found = await api.subjectOf(email);
      if (found) {
        await api.update({ localId: found, password, displayName: name });
        return found;
      }
      const made: unknown = JSON.parse(await api.create({ email, password, displayName: name }));
      if (typeof made === 'object' && made && 'localId' in made && typeof made.localId === 'string')
        return made.localId;
      throw new Error('The sign-in emulator did not return the account that it created.');
    },
    async restoreAccount({ subject, email, password, name }) {
      if (await api.subjectOf(email)) return;
      await api.create({ localId: subject, email, password, displayName: name });
    },
    check: () => checkWritable(dirname(file)),
  };
}

/** Prints each e-mail once. */
function createMailPrinter(api: OwnerApi, print: (mail: string) => void) {
  const printed = new Set<string>();
  return async () => {
    for (const { email, oobLink, requestType } of await api.mails()) {
      const textOf = mailTexts[requestType];
      if (!textOf || printed.has(oobLink)) continue;
      printed.add(oobLink);
      print(`This shop sends no real e-mail. ${textOf(email, oobLink)}`);
    }
  };
}
