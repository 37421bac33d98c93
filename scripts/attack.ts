// `pnpm attack [seconds]`: attacks a server of this machine that it has started itself, each way for so many seconds (10), and
// says what came of it: what broke, who got what is not theirs, and how an innocent reader fared meanwhile.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { attacks, type Target } from './attack/attacks.ts';
import { startServer, stop } from './bench/processes.ts';
import { startPostgres } from './postgres.ts';

const seconds = Number(process.argv[2] ?? 10);
/** How many times slower than on a quiet server the slowest hundredth of the reader's answers may be. */
const slowest = 3;
const mostMemory = 700;

const build = spawnSync('node', ['scripts/build-shop.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (build.status !== 0) process.exit(1);

const postgres = await startPostgres();
const server = await startServer({ port: 4360, env: { DEMO: '1', DATABASE_URL: postgres.url } });
const { origin } = server;
const reader = fork(new URL('./attack/reader.ts', import.meta.url), [`${origin}/macBook`]);

const json = async (answer: Promise<Response>) => (await answer).json();
const post = (path: string, body: object, headers = {}) =>
  json(
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

let people = 0;
async function newPerson() {
  people += 1;
  const email = `person-${people}@example.com`;
  const made = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    email,
    password: 'six or more',
    returnSecureToken: true,
  });
  return { email, idToken: String(made.idToken) };
}

/** Accounts are made beforehand: what is measured is the attack. */
const strangers = await Promise.all(Array.from({ length: 29 }, newPerson));
let turn = 0;
const target: Target = {
  origin,
  identity: () => Promise.resolve(strangers[(turn += 1) % strangers.length]?.idToken ?? ''),
  async buyer() {
    const { email, idToken } = await newPerson();
    const authorization = `Bearer ${idToken}`;
    const [product]: { img: string }[] = await json(fetch(`${origin}/macBook`));
    const user = await post('/users', { name: 'A buyer', email, role: 'buyer', img: product?.img }, { authorization });
    const { accessToken } = await json(fetch(`${origin}/jwt?email=${email}`, { headers: { authorization } }));
    return { _id: user._id, bearer: accessToken };
  },
};

/** The slowest hundredth of what the reader has had since it was asked last, in milliseconds. */
async function p99() {
  reader.send('report');
  const [took] = (await once(reader, 'message')) as [number[]];
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Infinity;
}
const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The server, and the process that decodes photos for it, in MB. */
const memory = () =>
  execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid), '--ppid', String(server.pid)], { encoding: 'utf8' })
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0) / 1024;

await sleep(1000);
await p99();
await sleep(seconds * 1000);
const quiet = await p99();
const quietMemory = memory();

const rows = [];
for (const [what, attack] of Object.entries(attacks)) {
  console.error(`${what}…`);
  await p99();
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 200);
  const outcome = await attack(target, seconds);
  const during = await p99();
  clearInterval(watch);
  peak = Math.max(peak, memory());
  const isWell = (await fetch(`${origin}/health`).catch(() => undefined))?.ok ?? false;
  rows.push({
    attack: what,
    ...outcome,
    crashed: isWell ? 0 : 1,
    'p99, ms': Math.round(during),
    'of quiet': `${(during / quiet).toFixed(1)} ×`,
    'peak, MB': Math.round(peak),
    holds:
      isWell &&
      outcome.broken + outcome.unauthorised + outcome.excess === 0 &&
      during <= slowest * quiet &&
      peak <= mostMemory,
  });
  // What is still under way ends.
  await sleep(2000);
}

console.table(rows);
console.log(
  `Quiet: the reader's p99 is ${quiet.toFixed(1)} ms, the memory ${Math.round(quietMemory)} MB. ` +
    `Wanted under attack: at most ${slowest} times that p99, and ${mostMemory} MB.`,
);
await stop(reader);
await server.stop();
await postgres.stop();
// Not left to the end of the process: the embedded PostgreSQL hooks into it, and resets the exit code.
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
