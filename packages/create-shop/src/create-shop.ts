#!/usr/bin/env node
// `npm create @apple-only/shop`: creates a shop from the published packages, and prints the next steps.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { help, readApi, readArguments, readFolder, readTemplate, UsageError } from './options.ts';
import { templates } from './templates.ts';
import { defaultApi, writeShop, type Shop } from './write-shop.ts';

const templatesFolder = fileURLToPath(new URL('templates', import.meta.url));
/** The package manager that runs this. */
const packageManager = /^(?:npm|pnpm|yarn|bun)(?=\/)/.exec(process.env['npm_config_user_agent'] ?? '')?.[0] ?? 'npm';

try {
  await main();
} catch (error) {
  // The system's errors, such as a folder that cannot be written, have readable messages, too.
  if (!(error instanceof Error) || !(error instanceof UsageError || 'syscall' in error)) throw error;
  console.error(`${error.message}\n\nFor help: npm create @apple-only/shop -- --help`);
  process.exitCode = 1;
}

async function main() {
  const args = readArguments(process.argv.slice(2));
  if (args.help) return console.log(help);
  const ask = stdin.isTTY && stdout.isTTY ? askAtTerminal : undefined;
  if (args.folder === undefined && !ask) throw new UsageError('Name the folder: npm create @apple-only/shop my-shop');
  const shop: Shop = {
    folder: args.folder ?? (await ask?.('Folder', 'my-shop', readFolder)) ?? '',
    template:
      args.template ?? (await ask?.(`Template (${Object.keys(templates).join(', ')})`, 'vite', readTemplate)) ?? 'vite',
    api: args.api ?? (await ask?.('Address of the API', defaultApi, readApi)) ?? defaultApi,
  };
  const start =
    args.start ?? (await ask?.('Install and start it now? (yes, no)', 'yes', (answer) => /^y/i.test(answer)));

  writeShop(templatesFolder, shop);
  const folder = relative('', shop.folder);
  console.log(`The shop is in ${folder || 'this folder'}. Its API is ${shop.api}.
To change its name, colours and links, edit ${folder && `${folder}/`}src/shop.ts
`);
  if (start && run('install')) return run('run dev');
  console.log(`Next:
${folder && `  cd ${quoted(folder)}\n`}  ${packageManager} install
  ${packageManager} run dev`);
  return undefined;

  function run(command: string): boolean {
    // Through a shell, because on Windows the package manager is a script. With separate arguments, Node would warn about the shell.
    const { status } = spawnSync(`${packageManager} ${command}`, { cwd: shop.folder, stdio: 'inherit', shell: true });
    process.exitCode = status ?? 1;
    return status === 0;
  }
}

/** A path, quoted for a shell. */
function quoted(path: string): string {
  if (/^[\p{L}\p{N}._/-]+$/u.test(path)) return path;
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

/** Asks until the answer is valid. An empty answer takes the suggestion. Ctrl-C and Ctrl-D end the program. */
async function askAtTerminal<Answer>(
  question: string,
  suggested: string,
  read: (answer: string) => Answer,
): Promise<Answer> {
  const terminal = createInterface({ input: stdin, output: stdout });
  // The question then rejects, or in older versions of Node never settles.
  terminal.once('close', exitInterrupted);
  try {
    for (;;) {
      const answer = await terminal.question(`${question} [${suggested}]: `);
      try {
        return read(answer.trim() || suggested);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        console.log(error.message);
      }
    }
  } finally {
    terminal.off('close', exitInterrupted);
    terminal.close();
  }
}

/** Exits with the status that shells give a program ended by Ctrl-C. */
function exitInterrupted() {
  console.log();
  process.exit(130);
}
