// An innocent reader, in a process of its own: asks two servers for a list, in turn, and tells how long each of their answers took.
import { createAddresses, send, sleep } from './client.ts';

const [own = '', twin = '', many = ''] = process.argv.slice(2);
const hasMany = many === 'many';
/** As often as readers behind a few addresses may ask, and half as often as those behind one. */
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
    // Behind the attackers' own address a reader is refused with them. What is not answered took for ever.
    const isAnswered = status === 200 || (status === 429 && !hasMany);
    took[which]?.push(isAnswered ? performance.now() - began : Infinity);
    await sleep(pause);
  }
}
void read(own, 0);
void read(twin, 1);
