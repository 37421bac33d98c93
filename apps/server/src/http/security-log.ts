import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import type { CallName } from '@apple-only/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { makeFolders } from '../storage/disk.ts';
import { reasonOf, StartError } from '../start-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    call?: CallName;
  }
}

/** The events that matter for the security of the shop. */
type SecurityEvent =
  | 'signed in'
  | 'signed out'
  | 'registered'
  | 'role changed'
  | 'refused'
  | 'limited'
  | 'administered'
  | 'admin made';

/** A line of the log. Never an e-mail, a token or any part of a body. */
interface Entry {
  event: SecurityEvent;
  /** The caller's id at the sign-in provider, if known. */
  person?: string | undefined;
  [more: string]: string | number | undefined;
}

export interface SecurityLog {
  write: (entry: Entry) => void;
  close: () => Promise<void>;
}

/** Maximum number of lines about refusals within a minute: a client that is refused all the time must not fill the disk. */
const maxRefusals = 1000;

/** Writes a line, without waiting. Calls `failed` if that is not possible. */
type WriteLine = (line: string, failed: () => void) => void;

/** Writes a line of JSON for each event. A line says how many before it are missing. */
export function createSecurityLog(write: WriteLine, now = Date.now): Pick<SecurityLog, 'write'> {
  let minute = 0;
  let refusals = 0;
  let missing = 0;
  return {
    write(entry) {
      const time = now();
      const isRefusal = entry.event === 'refused' || entry.event === 'limited';
      if (isRefusal) {
        const thisMinute = Math.floor(time / 60_000);
        if (thisMinute !== minute) {
          minute = thisMinute;
          refusals = 0;
        }
        refusals += 1;
        if (refusals > maxRefusals) {
          missing += 1;
          return;
        }
      }
      const unwritten = missing;
      missing = 0;
      const line = { time: new Date(time).toISOString(), ...entry, unwritten: unwritten || undefined };
      write(`${JSON.stringify(line)}\n`, () => {
        missing += unwritten + 1;
      });
    },
  };
}

/** How long to wait before a file that could not be written is reopened, in milliseconds. */
const reopenDelay = 1000;

const openToAppend = (path: string) => createWriteStream(path, { flags: 'a', mode: 0o600 });

/**
 * Opens the file that the log is appended to.
 * @throws {StartError} if that is not possible.
 */
export async function openSecurityLog(path: string, open = openToAppend): Promise<SecurityLog> {
  const failed = (cause: unknown) =>
    new StartError(
      `The security log ${path} cannot be written (${reasonOf(cause)}). ` +
        'Set SECURITY_LOG to a file that can be written, such as /dev/stdout, or leave it out for one in DATA_DIR.',
      { cause },
    );
  try {
    makeFolders(dirname(path));
  } catch (error) {
    throw failed(error);
  }
  let file = open(path);
  let openedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    file.once('open', () => resolve()).once('error', (error) => reject(failed(error)));
  });
  // If writing fails, for example on a full disk, the shop goes on, and the process prints a warning.
  const warn = ({ message }: Error) => process.emitWarning(`The security log cannot be written: ${message}`);
  file.on('error', warn);
  return {
    ...createSecurityLog((line, lost) => {
      // A stream writes nothing after its first error.
      if (file.errored && performance.now() - openedAt >= reopenDelay) {
        file = open(path).on('error', warn);
        openedAt = performance.now();
        // The last line in the file may be cut.
        file.write('\n');
      }
      if (file.writable) file.write(line, (error) => error && lost());
      else lost();
    }),
    close: () => new Promise((resolve) => file.end(() => resolve())),
  };
}

/** Logs the requests that are security events, with the status of the response. */
export function logSecurity(app: FastifyInstance, log: Pick<SecurityLog, 'write'>, shortAddresses: boolean) {
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const event = eventOf(request, statusCode);
    if (event) {
      const { caller, ip, id, routeOptions } = request;
      const { email: _, ...changed } = request.params as Record<string, string>;
      log.write({
        event,
        call: routeOptions.config.call ?? `${request.method} ${routeOptions.url ?? 'nowhere'}`,
        status: statusCode,
        person: caller?.subject,
        role: caller && 'role' in caller ? caller.role : undefined,
        ...(event === 'administered' ? changed : {}),
        address: shortAddresses ? networkOf(ip, { ipv4: 3, ipv6: 3 }) : ip,
        request: id,
      });
    }
    done();
  });
}

function eventOf({ method, caller, routeOptions }: FastifyRequest, status: number): SecurityEvent | undefined {
  if (status === 401 || status === 403) return 'refused';
  if (status === 429) return 'limited';
  if (status >= 400) return undefined;
  const { call } = routeOptions.config;
  if (call === 'getToken') return 'signed in';
  if (call === 'signOut') return 'signed out';
  if (call === 'saveUser') return 'registered';
  if (call === 'changeRole') return 'role changed';
  return method !== 'GET' && caller && 'role' in caller && caller.role === 'admin' ? 'administered' : undefined;
}
