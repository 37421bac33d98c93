import { callNames, calls } from '../../packages/contract/src/calls/calls.ts';
import type { Note } from '../../packages/contract/src/openapi/note.ts';
import { insertAtEnd, combine, withImport, type Insert, type RecipeOutput } from './lines.ts';

const contract = 'packages/contract/src';
const client = 'packages/api-client/src';
const server = 'apps/server/src';

/** The files for a noun's calls: its folder in the contract, the handlers, and the tests. */
interface Noun {
  tag: Note<'getHealth'>['tag'];
  folder: string;
  /** Its files in the server's `src`, and in the in-memory shop. */
  handlers: readonly [server: string, memory: string];
  tests: string;
}

export const nouns: Record<string, Noun> = {
  session: { tag: 'Sign-in', folder: 'users', handlers: ['users/sessions', 'sessions'], tests: 'users' },
  user: { tag: 'People', folder: 'users', handlers: ['users/users', 'users'], tests: 'users' },
  product: { tag: 'Products', folder: 'products', handlers: ['products/products', 'products'], tests: 'products' },
  advert: { tag: 'Products', folder: 'products', handlers: ['products/adverts', 'adverts'], tests: 'products' },
  search: { tag: 'Products', folder: 'products', handlers: ['search/search', 'search'], tests: 'search' },
  booking: { tag: 'Bookings', folder: 'bookings', handlers: ['bookings/bookings', 'bookings'], tests: 'bookings' },
  photo: { tag: 'Photos', folder: 'photos', handlers: ['photos/photos', 'photos'], tests: 'photos' },
  message: { tag: 'Messages', folder: 'messages', handlers: ['messages/messages', 'messages'], tests: 'messages' },
};

/** Schemas of the parameters that a path can have, and values of them: one for the description, one for a test. */
const parameters = {
  id: { schema: 'Id', from: '../fields/id.ts', example: `'0192f3a0-0000-7000-8000-000000000101'`, none: 'unknownId()' },
  email: { schema: 'Email', from: '../fields/text.ts', example: `'sadia@example.com'`, none: "'nobody@example.com'" },
};
const kindOf = (name: string) => parameters[name === 'email' ? name : 'id'];

/** The placeholder answer of a call, by its method. */
const answers: Record<string, { schema: string; field: string }> = {
  GET: { schema: 'v.object({ count: v.number })', field: 'count' },
  POST: { schema: 'ModifiedCount', field: 'modifiedCount' },
  PUT: { schema: 'ModifiedCount', field: 'modifiedCount' },
  DELETE: { schema: 'DeletedCount', field: 'deletedCount' },
};

const unchanged: Insert = (text) => text;

/** The data for all lines of a call. */
interface Parts {
  name: string;
  noun: string;
  nounFiles: Noun;
  method: string;
  path: string;
  summary: string;
  answer: { schema: string; field: string };
  /** The names in the path's braces. */
  inPath: readonly string[];
}

/** A path without the names of its parameters: two calls of one pattern would be one route. */
const patternOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** @throws {Error} that names the wrong argument, and gives a correct example. */
function partsOf([name = '', noun = '', method = '', path = '', summary = '']: readonly string[]): Parts {
  const nounFiles = nouns[noun];
  const answer = answers[method];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  if (!/^[a-z][A-Za-z0-9]+$/.test(name)) throw new Error('Give the call a name, such as countProducts.');
  if (callNames.some((each) => each === name)) throw new Error(`There is a call ${name} already.`);
  if (!nounFiles) throw new Error(`There is no noun "${noun}". The nouns are ${Object.keys(nouns).join(', ')}.`);
  if (!answer) throw new Error(`There is no method "${method}". The methods are ${Object.keys(answers).join(', ')}.`);
  if (!/^(\/([\w-]+|\{\w+\}))+$/.test(path)) throw new Error('Give the call a path, such as /products/{id}/count.');
  if (inPath.includes('category'))
    throw new Error(
      'This command cannot create a call with {category} in its path. Write it by hand, like listNewest.',
    );
  if (callNames.some((each) => calls[each].method === method && patternOf(calls[each].path) === patternOf(path))) {
    throw new Error(`There is a call at ${method} ${path} already.`);
  }
  if (!/^[A-Z].*[^.]$/.test(summary))
    throw new Error('Say what the call does, without a full stop, such as "Count the products of a seller".');
  return { name, noun, nounFiles, method, path, summary, answer, inPath };
}

/** The source text of an object with the path's parameters and their values. */
const record = ({ inPath }: Parts, value: (field: string) => string) =>
  inPath.length === 0 ? '{}' : `{ ${inPath.map((field) => `${field}: ${value(field)}`).join(', ')} }`;

/** Its row, its request, its prose and its test. */
function contractLines(parts: Parts): RecipeOutput['lines'] {
  const { name, noun, nounFiles, method, path, summary, answer, inPath } = parts;
  const folder = `${contract}/${nounFiles.folder}`;
  const params = inPath.length === 0 ? '' : `, params: ${record(parts, (field) => kindOf(field).schema)}`;
  const input = record(parts, (field) => kindOf(field).none);
  return {
    [`${folder}/wire.ts`]: combine(
      insertAtEnd(
        [new RegExp(`^export const ${noun}Wire`), /^\} as const/],
        `  ${name}: {
    method: '${method}',
    path: '${path}',
    // TODO: who may make it, what it answers${method === 'POST' ? ', whether it may be repeated' : ''}.
    access: ['admin'],
    answer: ${answer.schema},
  },`,
      ),
      method === 'GET' ? unchanged : withImport(answer.schema, '../calls/counts.ts'),
    ),
    [`${folder}/calls.ts`]: combine(
      insertAtEnd(
        [new RegExp(`^export const ${noun}Calls`), /^\} as const/],
        `  // TODO: its query and body, if it has any.\n  ${name}: call({ ...${noun}Wire.${name}${params} }),`,
      ),
      ...inPath.map((field) => withImport(kindOf(field).schema, kindOf(field).from)),
    ),
    [`${folder}/openapi.ts`]: insertAtEnd(
      [/^export const \w+: Notes</, /^\};/],
      `  // TODO: what the summary leaves open (\`description\`), an example, the refusals that do not follow from the row.
  ${name}: {
    tag: '${nounFiles.tag}',
    summary: ${JSON.stringify(summary)},
    parameters: ${record(parts, (field) => `'TODO: whose ${field}.'`)},
    input: ${record(parts, (field) => kindOf(field).example)},
    answer: { ${answer.field}: 0 },
  },`,
    ),
    [`${contract}/conformance/${nounFiles.tests}.ts`]: combine(
      insertAtEnd(
        [/^export function describe/, /^\}/],
        `
  describe('${method} ${path}', () => {
    test('TODO: what it promises', async () => {
      expect(await shop.call('${name}', ${input}, 'admin')).toEqual({ ${answer.field}: 0 });
    });
  });`,
      ),
      input.includes('unknownId') ? withImport('unknownId', './shop.ts') : unchanged,
    ),
  };
}

/** A call: its row, its request, its prose, its test, both handlers, its query options and their test, and its changeset. */
export function call(...words: string[]): RecipeOutput {
  const parts = partsOf(words);
  const { name, noun, nounFiles, method, path, summary, answer, inPath } = parts;
  const input = inPath.length === 0 ? '' : record(parts, (field) => kindOf(field).example);
  const handlers = [new RegExp(`^export function ${noun}Handlers`), /^ {2}return \{/, /^ {2}\};/];
  return {
    files: {
      [`.changeset/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`]: `---
'@apple-only/contract': minor
'@apple-only/api-client': minor
---

A new call, \`${name}\` (\`${method} ${path}\`): ${summary.charAt(0).toLowerCase()}${summary.slice(1)}.
`,
    },
    lines: {
      ...contractLines(parts),
      [`${server}/${nounFiles.handlers[0]}.ts`]: insertAtEnd(
        handlers,
        `    // TODO: its SQL.\n    ${name}: () => Promise.resolve({ ${answer.field}: 0 }),`,
      ),
      [`${client}/testing/${nounFiles.handlers[1]}.ts`]: insertAtEnd(
        handlers,
        `    // TODO: the same in memory.\n    ${name}: () => ({ ${answer.field}: 0 }),`,
      ),
      [`${client}/query.ts`]:
        method === 'GET'
          ? insertAtEnd(
              [/^export function createQueries/, /^ {2}return \{/, /^ {2}\};/],
              `    ${name}: readOptions(source, '${name}'),`,
            )
          : insertAtEnd(
              [/^export function createMutations/, /^ {2}return \{/, /^ {2}\};/],
              `    ${name}: writeOptions(context, '${name}'),`,
            ),
      [`${client}/affected-reads.test.ts`]:
        method === 'GET'
          ? insertAtEnd([/^const reads: /, /^\};/], `  ${name}: (client) => [client.${name}(${input})],`)
          : insertAtEnd([/^const changes: /, /^\};/], `  ${name}: (users) => users.admin.${name}(${input}),`),
    },
    next: `Run \`pnpm openapi\`. Write what the TODOs ask for, and run it again. Then its tests, in memory and on PGlite:
pnpm vitest run packages/api-client/src/conformance.test.ts apps/server/src/conformance.pglite.test.ts -t '${method} ${path}'`,
  };
}
