// An innocent reader, in a separate process: requests a list from two servers, in turn, and reports the time of each response.
import { createAddresses, send, sleep } from './client.ts';

const [own = '', twin = '', many = ''] = process.argv.slice(2);
const hasMany = many === 'many';
/** In milliseconds: as often as readers behind a few addresses may ask, or half as often as those behind one. */
const pause = hasMany ? 5 : 40;
const addresses = Array.from({ length: 8 }, createAddresses(1, hasMany));

let took: number[][] = [[], []];
process.on('message', () => {
  process.send?.(took);
  took = [[], []];
});
process.on('disconnect', () => process.exit());

async function read(origin: string, which: number) {
  for (let turn = 0; ; turn += 1) {
    const began = performance.now();
    const { status } = await send(`${origin}/macBook`, { from: addresses[turn % addresses.length] });
    // A reader at the attackers' address is refused along with them. A missing response counts as infinitely slow.
    const isAnswered = status === 200 || (status === 429 && !hasMany);
    took[which]?.push(isAnswered ? performance.now() - began : Infinity);
    await sleep(pause);
  }
}
void read(own, 0);
void read(twin, 1);
