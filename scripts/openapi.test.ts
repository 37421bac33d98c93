import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs a program of the workspace. */
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    cwd: at('..'),
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  });

test('openapi.json and the client’s README are up to date with the contract', () => {
  expect(run(process.execPath, at('openapi.ts'), '--check')).toMatchObject({ status: 0, stderr: '' });
});

test('openapi.json passes the recommended rules, without a warning', () => {
  const { stdout } = run(at('../node_modules/.bin/redocly'), 'lint', 'openapi.json', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
});

/** The code of a team that uses only our OpenAPI description. */
const client = `
import type { components, operations } from './schema.ts';

type Answer<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

async function get<Name extends keyof operations>(path: string): Promise<Answer<Name>> {
  return (await fetch(path)).json() as Promise<Answer<Name>>;
}

export async function cheapest(): Promise<components['schemas']['Product'] | undefined> {
  const products = await get<'listCategory_macBook'>('/categories/macBook');
  return products.toSorted((one, other) => Number(one.selling_price) - Number(other.selling_price))[0];
}

const grade: components['schemas']['Product']['condition'] = 'Good';
// @ts-expect-error -- there is no such grade
const wrong: components['schemas']['Product']['condition'] = 'Mint';
const ownProducts: operations['listOwnProducts']['parameters']['query'] = { id: 's1', limit: 20 };
// @ts-expect-error -- whose products?
const withoutSeller: operations['listOwnProducts']['parameters']['query'] = { limit: 20 };
const key: operations['addProduct']['parameters']['header'] = { 'Idempotency-Key': 'one' };
type Refusal = operations['cancelBooking']['responses'][409]['content']['application/json'];
const refused = ({ message, code, field }: Refusal): [string, string, string?] => [message, code, field];
// @ts-expect-error -- public lists do not tell how to reach the seller
export const secret = (await get<'listAdvertised'>('/advertise'))[0]?.seller_email;
export { grade, wrong, ownProducts, withoutSeller, key, refused };
`;

test('a client compiles with the types that openapi-typescript generates', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const types = await openapiTypescript(await readFile(at('../openapi.json'), 'utf8'));
  await writeFile(join(folder, 'schema.ts'), astToString(types));
  await writeFile(join(folder, 'client.ts'), client);
  const flags = ['--strict', '--noEmit', '--target', 'esnext', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const tsc = at('../node_modules/.bin/tsc');
  const found = run(tsc, '--ignoreConfig', ...flags, '--allowImportingTsExtensions', join(folder, 'client.ts'));
  expect(found).toMatchObject({ status: 0, stdout: '' });
});
