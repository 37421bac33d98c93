import { type Call, type CallName, problemCodes, wire } from '@apple-only/contract';
import { macBook, seller } from '@apple-only/contract/fixtures';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientInput } from './client.ts';
import type { createMutations } from './query.ts';
import { createShop } from './testing.ts';
import { handlers } from './testing/handlers.ts';

test('the example of the README runs, and is the same as example.ts', async () => {
  const products = ['MacBook Air', 'MacBook Pro', 'MacBook'].map((name, index) =>
    Object.assign(structuredClone(macBook), { name, _id: `${index}` }),
  );
  const server = setupServer(
    ...handlers(createShop({ users: [seller], products }), { baseUrl: 'http://localhost:4000' }),
  );
  server.listen();
  onTestFinished(() => server.close());
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  await import('../example.ts');
  expect(log.mock.calls.flat()).toEqual(['MacBook: $620', 'MacBook Pro: $620', 'and there are more']);
  const [{ default: readme }, { default: example }] = await Promise.all([
    import('../README.md?raw'),
    import('../example.ts?raw'),
  ]);
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test('the README lists every code of a refusal with its status, the general code of a status first', async () => {
  const rows = Object.entries(problemCodes).flatMap(([status, codes]) => codes.map((code) => [code, status]));
  const { default: readme } = await import('../README.md?raw');
  const found = [...readme.matchAll(/^\| `([\w-]+)` \| ([45]\d\d) \|/gm)].map(([, code, status]) => [code, status]);
  expect(found).toEqual(rows);
});

test('the README names every POST that may be sent twice', async () => {
  const { default: readme } = await import('../README.md?raw');
  const repeated = Object.entries<Call>(wire).filter(([, row]) => row.method === 'POST' && row.repeat !== undefined);
  const [, named = ''] = /a POST that may be sent twice: (.*?)\)/s.exec(readme) ?? [];
  const found = new Set([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(found).toEqual(new Set(repeated.map(([name]) => name)));
});

type Mutations = ReturnType<typeof createMutations>;
type Variables<Name extends keyof Mutations> = Parameters<NonNullable<ReturnType<Mutations[Name]>['mutationFn']>>[0];
/** The names of the mutations whose input is not that of the call of the same name. */
type DifferentInputName = {
  [Name in keyof Mutations]: Name extends CallName ? (Variables<Name> extends ClientInput<Name> ? never : Name) : Name;
}[keyof Mutations];

test('the README describes the input of each mutation that differs from the input of the call of the same name', async () => {
  const differentInputs = {
    book: { product: true, buyer: true, contact: true },
    cancelBooking: { buyer: true, bookingId: true },
  } satisfies { [Name in DifferentInputName]: Record<keyof Variables<Name>, true> };
  const { default: readme } = await import('../README.md?raw');
  for (const [name, input] of Object.entries(differentInputs)) {
    expect(readme).toMatch(new RegExp(`\\\`${name}\\\` takes\\s+\\\`\\{ ${Object.keys(input).join(', ')} \\}\\\``));
  }
});
