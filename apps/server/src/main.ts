import { setFlagsFromString } from 'node:v8';
import { demoAccounts } from './dev/demo.ts';
import { grantAdmin } from './grant-admin.ts';
import { checkStart, startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The oldest major version of Node that the server runs on. */
const minNodeVersion = 24;

// The heap may grow by 40% before its garbage is collected. By default, V8 lets it grow to several times its size on a machine with much memory.
setFlagsFromString('--heap-growing-percent=40');

try {
  if (Number.parseInt(process.versions.node, 10) < minNodeVersion) {
    throw new StartError(`The server needs Node ${minNodeVersion} or newer, and this is ${process.version}.`);
  }
  const settings = readSettings(process.env);
  const [command, email] = process.argv.slice(2);
  if (command === undefined) {
    const starting = startServer(settings);
    // A signal during the start stops the server as soon as it has started. npm passes signals on, so they come twice.
    const stop = () =>
      void starting
        .then(
          ({ close }) => close(),
          // It did not start, and has printed the reason.
          () => process.exit(1),
        )
        .catch(fail);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const { url } = await starting;
    console.log(`\nApple Only is ready: ${url}\n`);
    if (settings.demo) console.log(`Demo accounts:\n${demoList()}\n`);
  } else if (command === 'check') {
    await checkStart(settings);
  } else if (command === 'grant-admin' && email) {
    console.log(await grantAdmin(settings, email));
  } else {
    throw new StartError(
      'Usage:\n' +
        '  main.js                    starts the server\n' +
        '  main.js check              checks whether the server could start\n' +
        '  main.js grant-admin EMAIL  makes a registered user an admin',
    );
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown) {
  // A start error is printed as a sentence; only an unexpected error is printed with its stack.
  console.error(error instanceof StartError ? error.message : error);
  // Open resources must not keep a server alive that does not serve.
  process.exit(1);
}

function demoList(): string {
  return demoAccounts
    .map(({ role, verify, email, password }) => {
      const kind = role === 'seller' ? `${verify ? 'verified' : 'unverified'} seller` : role;
      return `  ${kind.padEnd(18)}${email.padEnd(28)}${password}`;
    })
    .join('\n');
}
