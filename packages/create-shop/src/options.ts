import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { templates, type Template } from './templates.ts';

/** A user's mistake: the message says what is wrong, and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `npm create @apple-only/shop [folder] -- [options]

Starts a shop of the Apple Only packages in an empty folder. Asks for each option that you leave out.

  --template NAME   ${Object.entries(templates)
    .map(([name, what]) => `${name}: ${what}`)
    .join('\n                    ')}
  --api ADDRESS     the address of the shop's API, such as https://api.example
  --start           also installs the shop's packages, and starts it
  --no-start        only writes the shop, and does not ask
  --help            prints this
`;

/** The values of the command line. Missing ones are asked for, or have a default. */
export interface ParsedArguments {
  help: boolean;
  start: boolean | undefined;
  folder: string | undefined;
  template: Template | undefined;
  api: string | undefined;
}

/** Reads the command line. @throws {UsageError} for an unknown option, or one with a wrong value */
export function readArguments(args: readonly string[]): ParsedArguments {
  const { values, positionals } = parsed(args);
  if (positionals.length > 1)
    throw new UsageError(`Name one folder, not ${positionals.length}: ${positionals.join(', ')}.`);
  return {
    help: values.help ?? false,
    start: values['no-start'] ? false : values.start,
    folder: positionals[0] === undefined ? undefined : readFolder(positionals[0]),
    template: values.template === undefined ? undefined : readTemplate(values.template),
    api: values.api === undefined ? undefined : readApi(values.api),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        api: { type: 'string' },
        start: { type: 'boolean' },
        // `allowNegative` needs Node 20.17.
        'no-start': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The absolute path of a folder that is empty, or does not exist yet. A repository without files counts as empty. */
export function readFolder(value: string): string {
  const folder = resolve(value.trim());
  if (value.trim() === '') throw new UsageError('The folder has no name. Name one, such as my-shop.');
  if (!existsSync(folder)) return folder;
  if (!statSync(folder).isDirectory())
    throw new UsageError(`${value} is a file. Name a folder that does not exist yet.`);
  if (readdirSync(folder).some((name) => name !== '.git')) {
    throw new UsageError(`${value} is not empty. Name a folder that is empty or does not exist yet.`);
  }
  return folder;
}

export function readTemplate(value: string): Template {
  if (Object.hasOwn(templates, value)) return value as Template;
  throw new UsageError(`There is no template ${value}. The templates are ${Object.keys(templates).join(', ')}.`);
}

/** The address of an API, without a slash at its end. */
export function readApi(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // An empty query or fragment is not in `url.search` and `url.hash`, but in `url.href`.
  const isPlain =
    url && /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === '' && !/[?#]/.test(value);
  if (!isPlain) {
    throw new UsageError(
      `${value} is not the address of an API. Write scheme and host, and a port or path if it has one, such as https://api.example.`,
    );
  }
  // Written between apostrophes.
  return url.href.replace(/\/$/, '').replaceAll("'", '%27');
}
