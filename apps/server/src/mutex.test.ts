import { describe, expect, test } from 'vitest';
import { createMutex } from './mutex.ts';

describe('the mutex', () => {
  test('runs tasks with the same key in order, even after one has failed', async () => {
    const runExclusive = createMutex();
    const seen: string[] = [];
    const first = Promise.withResolvers<void>();
    const all = [
      runExclusive('a', async () => {
        await first.promise;
        seen.push('a1');
      }),
      runExclusive('a', async () => {
        seen.push('a2');
        throw new Error('No.');
      }),
      runExclusive('a', async () => void seen.push('a3')),
      runExclusive('b', async () => void seen.push('b1')),
    ];
    await all[3];
    expect(seen).toEqual(['b1']);
    first.resolve();
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(seen).toEqual(['b1', 'a1', 'a2', 'a3']);
  });
});
