#!/usr/bin/env node
// `npm create @apple-only/shop`: writes a shop of the published packages, and says what comes next.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { help, readApi, readArguments, readFolder, readTemplate, UsageError } from './options.ts';
import { templates } from './templates.ts';
import { defaultApi, writeShop, type Shop } from './write-shop.ts';

const from = fileURLToPath(new URL('templates', import.meta.url));
/** The package manager that runs this. */
const manager = /^(?:npm|pnpm|yarn|bun)(?=\/)/.exec(process.env['npm_config_user_agent'] ?? '')?.[0] ?? 'npm';

try {
  await main();
} catch (error) {
  // What the system refuses, such as to write there, it says in a sentence, too.
  if (!(error instanceof Error) || !(error instanceof UsageError || 'syscall' in error)) throw error;
  console.error(`${error.message}\n\nFor help: npm create @apple-only/shop -- --help`);
  process.exitCode = 1;
}

async function main() {
  const given = readArguments(process.argv.slice(2));
  if (given.help) return console.log(help);
  const ask = stdin.isTTY && stdout.isTTY ? askAtTerminal : undefined;
  if (given.folder === undefined && !ask) throw new UsageError('Name the folder: npm create @apple-only/shop my-shop');
  const shop: Shop = {
    folder: given.folder ?? (await ask?.('Folder', 'my-shop', readFolder)) ?? '',
    template:
      given.template ??
      (await ask?.(`Template (${Object.keys(templates).join(', ')})`, 'vite', readTemplate)) ??
      'vite',
    api: given.api ?? (await ask?.('Address of the API', defaultApi, readApi)) ?? defaultApi,
  };
  const start =
    given.start ?? (await ask?.('Install and start it now? (yes, no)', 'yes', (answer) => /^y/i.test(answer)));

  writeShop(from, shop);
  const folder = relative('', shop.folder);
  console.log(`The shop is in ${folder || 'this folder'}. It reads ${shop.api}.
Its name, colours and links: ${folder && `${folder}/`}src/shop.ts
`);
  if (start && run('install')) return run('run dev');
  console.log(`Next:
${folder && `  cd ${quoted(folder)}\n`}  ${manager} install
  ${manager} run dev`);
  return undefined;

  function run(command: string): boolean {
    // By a shell, because on Windows the package manager is a script. With separate arguments, Node would warn of the shell.
    const { status } = spawnSync(`${manager} ${command}`, { cwd: shop.folder, stdio: 'inherit', shell: true });
    process.exitCode = status ?? 1;
    return status === 0;
  }
}

/** A path as a shell reads it. */
function quoted(path: string): string {
  if (/^[\p{L}\p{N}._/-]+$/u.test(path)) return path;
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

/** Asks until the answer is right. No answer is the suggested one. Ctrl-C and Ctrl-D end the program. */
async function askAtTerminal<Answer>(
  question: string,
  suggested: string,
  read: (answer: string) => Answer,
): Promise<Answer> {
  const terminal = createInterface({ input: stdin, output: stdout });
  // The question is then rejected, or in older Nodes never settled.
  terminal.once('close', leave);
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
    terminal.off('close', leave);
    terminal.close();
  }
}

/** With the status that shells give a program that Ctrl-C has ended. */
function leave() {
  console.log();
  process.exit(130);
}
