import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test as shopTest } from './shop.ts';

/** A failure of a call in transit. */
export type Fault =
  /** A response in place of the server's: JSON, unless it is text of another type. */
  | { status: number; body: unknown; type?: string }
  /** The server gets the request only once this resolves. */
  | { wait: Promise<unknown> }
  /** The connection breaks after this many bytes of the request; none of them reaches the server. */
  | { cutAfter: number }
  /** The server has processed the request, and the connection breaks before its response arrives. */
  | { answer: 'lost' }
  /** The body of the server's page arrives in small pieces, so that a page is painted between them. */
  | { answer: 'in pieces' };

const refusal = (status: number, message: string) => ({ status, body: { message } });

/** The failures, by their names in tests. A refusal has a sentence like the server's own. */
export const faults = {
  'no answer': { cutAfter: 0 },
  'a connection that breaks on the way': { cutAfter: 1000 },
  'an answer that is lost': { answer: 'lost' },
  'a web page': { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome to the hotel</title>' },
  'an answer of another shape': { status: 200, body: { products: 'many' } },
  '401': refusal(401, 'Log in first.'),
  '403': refusal(403, 'You are not allowed to do this.'),
  '404': refusal(404, 'We can’t find this.'),
  '409': refusal(409, 'Something else has come with this before.'),
  '413': refusal(413, 'This photo is too large.'),
  '429': refusal(429, 'Too many requests. Try again in 1 minute.'),
  '500': refusal(500, 'Something went wrong here.'),
} as const satisfies Record<string, Fault>;
export type FaultName = keyof typeof faults;

/** A reverse proxy between a browser and the shop, which passes all calls on until a test makes some fail. */
export class FaultProxy {
  url = '';
  /** The calls that failed since the last `inject`, each as `GET /path`. */
  failed: string[] = [];
  /** The address of the shop behind it. */
  shop: string;
  readonly #server = createServer((call, reply) => void this.#pass(call, reply));
  #faults: { calls: RegExp; fault: Fault }[] = [];

  constructor(shop: string) {
    this.shop = shop;
  }

  async begin() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  }

  async end() {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** Makes matching calls, written `GET /path`, fail like this from now on. Earlier faults stay for all other calls. */
  inject(calls: RegExp, fault: Fault) {
    this.failed = [];
    this.#faults.unshift({ calls, fault });
  }

  /** Lets all calls succeed again. */
  clear() {
    this.#faults = [];
  }

  async #pass(call: IncomingMessage, reply: ServerResponse) {
    const name = `${call.method} ${call.url}`;
    const fault = this.#faults.find(({ calls }) => calls.test(name))?.fault;
    if (!fault) return this.#forward(call, reply);
    this.failed.push(name);

    if ('status' in fault) {
      const { status, body, type = 'application/json' } = fault;
      // It responds once it has received the whole request, as a server does.
      await call.resume().toArray();
      return reply.writeHead(status, { 'content-type': type }).end(type.includes('json') ? JSON.stringify(body) : body);
    }
    if ('wait' in fault) {
      await fault.wait;
      return this.#forward(call, reply);
    }
    const { socket } = call;
    if ('cutAfter' in fault) {
      let passed = 0;
      for await (const bytes of call) if ((passed += Buffer.byteLength(bytes)) >= fault.cutAfter) break;
      return socket.destroy();
    }
    return this.#forward(call, reply, fault.answer);
  }

  #forward(call: IncomingMessage, reply: ServerResponse, answer?: 'lost' | 'in pieces') {
    const { method, socket } = call;
    const headers = answer === 'in pieces' ? { ...call.headers, 'accept-encoding': 'identity' } : call.headers;
    const forwarded = request(this.shop + call.url, { method, headers }, (response) => {
      if (answer === 'lost') return void response.resume().on('end', () => socket.destroy());
      if (answer === 'in pieces') return void sendInPieces(response, reply);
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(reply).on('error', () => response.destroy());
      return undefined;
    });
    // If the shop is down, there is no response.
    forwarded.on('error', () => socket.destroy());
    call.pipe(forwarded);
  }
}

async function sendInPieces(response: IncomingMessage, reply: ServerResponse) {
  const html = Buffer.concat(await response.toArray());
  reply.writeHead(response.statusCode ?? 502, response.headers);
  for (let from = 0, to = html.indexOf('<body'); from < html.length; from = to, to += 400) {
    reply.write(html.subarray(from, to));
    await pause(20);
  }
  reply.end();
}

/** Tests whose pages reach the shop through the proxy, whose faults are cleared after each. */
export const test = shopTest.extend<{ faultProxy: FaultProxy }, { workerProxy: FaultProxy }>({
  // One for all tests of a worker: earlier sign-ins are stored by its address.
  workerProxy: [
    async ({ sharedShop }, use) => {
      const faultProxy = new FaultProxy(sharedShop.url);
      await faultProxy.begin();
      await use(faultProxy);
      await faultProxy.end();
    },
    { scope: 'worker' },
  ],

  faultProxy: async ({ workerProxy, shop }, use) => {
    workerProxy.shop = shop.url;
    await use(workerProxy);
    workerProxy.clear();
  },

  baseURL: async ({ faultProxy }, use) => use(faultProxy.url),
});

export { expect };
