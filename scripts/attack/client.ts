import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';

/** An address of this machine that a call comes from. Undefined if it has only one. */
export type Address = string | undefined;

export interface Call {
  method?: string;
  headers?: Record<string, string> | undefined;
  /** An object is sent as JSON. */
  body?: string | Buffer | object | undefined;
  from?: Address;
  /** Whether the next call may use the same connection. @default true */
  keepAlive?: boolean;
}

export interface Answer {
  /** 0 if there was no response. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** How long a response may take, in milliseconds. */
const timeout = 60_000;

const agent = new Agent({ keepAlive: true });

/** Makes a call. Without a response, the status is 0. */
export function send(url: string, { method = 'GET', headers, body, from, keepAlive = true }: Call = {}) {
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  const sent = isJson ? JSON.stringify(body) : body;
  return new Promise<Answer>((resolve) => {
    const missing = () => resolve({ status: 0, headers: {}, text: '' });
    const options = {
      method,
      agent: keepAlive ? agent : false,
      ...(from === undefined ? {} : { localAddress: from }),
      headers: {
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(sent === undefined ? {} : { 'content-length': Buffer.byteLength(sent) }),
        ...headers,
      },
    };
    const call = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', missing);
      answer.on('close', missing).on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() });
      });
    });
    call.on('error', missing).setTimeout(timeout, () => call.destroy());
    call.end(sent);
  });
}

/** Whether calls may come from any address of 127.0.0.0/8, as on Linux, or from 127.0.0.1 alone. */
export const hasManyAddresses = () =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(0, '127.1.2.3', () => probe.close(() => resolve(true)));
  });

/** Returns a function that gives a new address each time. @param network unique to each process: 1 to 255 */
export function createAddresses(network: number, hasMany: boolean): () => Address {
  let count = 0;
  return () => {
    count += 1;
    return hasMany ? `127.${network}.${(count >> 8) & 255}.${count & 255}` : undefined;
  };
}

export const sleep = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, time)));
