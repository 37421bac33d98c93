import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('requests start in turns of their addresses, so that many of one address do not delay the others', async () => {
  const enqueue = createFairQueue(() => 0);
  const started: string[] = [];
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) enqueue(name.charAt(0), () => started.push(name));
  await nextTurn();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('slow requests start in separate turns of the event loop', async () => {
  let now = 0;
  const enqueue = createFairQueue(() => now);
  const started: string[] = [];
  const start = (name: string) => () => {
    started.push(name);
    now += 5;
  };
  enqueue('a', start('a1'));
  enqueue('a', start('a2'));
  await nextTurn();
  expect(started).toEqual(['a1']);
  enqueue('b', start('b1'));
  await nextTurn();
  expect(started).toEqual(['a1', 'a2']);
  await nextTurn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
});
