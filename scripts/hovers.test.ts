import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../packages/api-client/', import.meta.url));
const file = `${folder}src/hovered.ts`;

const code = (lines: readonly string[]) => `
import { createClient } from './client.ts';
import { createMutations, createQueries } from './query.ts';
const client = createClient();
const queries = createQueries(client);
const mutations = createMutations(client, null!);
${lines.map((line) => `${line}(null!);`).join('\n')}
`;

/** The text that an editor shows over the last name of each line, which is called. */
function hovers(lines: readonly string[]): string[] {
  const text = code(lines);
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const contentOf = (path: string) => (path === file ? text : ts.sys.readFile(path));
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: contentOf,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const content = contentOf(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return lines.map((line) => {
    const end = text.indexOf(`${line}(`) + line.length;
    return ts.displayPartsToString(service.getQuickInfoAtPosition(file, end - 1)?.displayParts);
  });
}

test('hovering over a call shows the names of its input and answer types, not their fields', () => {
  const shown = {
    'client.listNewest': '(input: Input<"listNewest">, options?: CallOptions) => Promise<ListedProduct[]>',
    'client.listCategory': '(input: Input<"listCategory">, options?: CallOptions) => Promise<Product[]>',
    'client.listCategory.page':
      '(input: Input<"listCategory">, options?: CallOptions) => Promise<Page<"listCategory">>',
    'client.searchProducts': '(input?: Input<"searchProducts">, options?: CallOptions) => Promise<ProductSearch>',
    'client.getProduct': '(input: Input<"getProduct">, options?: CallOptions) => Promise<DetailedProduct>',
    'client.addProduct': '(input: Input<"addProduct">, options?: ClientCallOptions<"addProduct">) => Promise<Product>',
    'client.listOwnProducts': '(input: Input<"listOwnProducts">, options?: CallOptions) => Promise<OwnProduct[]>',
    'client.bookProduct': '(input: Input<"bookProduct">, options?: CallOptions) => Promise<ModifiedCount>',
    'client.listBookings': '(input: Input<"listBookings">, options?: CallOptions) => Promise<Booking[]>',
    'client.saveUser': '(input: Input<"saveUser">, options?: CallOptions) => Promise<User>',
    'client.getPriceGuide': '(input: Input<"getPriceGuide">, options?: CallOptions) => Promise<PriceGuide>',
    'queries.newest': '(input: Input<"listNewest">) => ReadOptions<"listNewest">',
    'queries.bookings.pages': '(input: Input<"listBookings">) => PagesOptions<"listBookings">',
    'mutations.addProduct': '() => UseMutationOptions<Product, ApiError, Variables<"addProduct">, unknown>',
  };
  const lines = Object.keys(shown);
  const found = hovers(lines).map((hover) => hover.replace(/^\(\w+\) \w+: /, '').replaceAll(' | undefined', ''));
  expect(Object.fromEntries(lines.map((line, index) => [line, found[index]]))).toEqual(shown);
});
