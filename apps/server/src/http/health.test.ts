import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createReadiness } from './health.ts';

describe('the readiness check', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('reports every part that fails, and no other', async () => {
    const fails = () => Promise.reject(new Error('the reason, for the log'));
    const works = () => Promise.resolve();
    await expect(createReadiness({ 'One fails.': works, 'Two fails.': works })()).resolves.toBeUndefined();
    await expect(
      createReadiness({ 'One fails.': fails, 'Two fails.': works, 'Three fails.': fails })(),
    ).rejects.toMatchObject({
      statusCode: 503,
      message: 'One fails. Three fails.',
      cause: { message: 'the reason, for the log' },
    });
  });

  test('is shared by concurrent requests and cached for a second', async () => {
    const checks: PromiseWithResolvers<void>[] = [];
    const ready = createReadiness({
      'One fails.': () => {
        const check = Promise.withResolvers<void>();
        checks.push(check);
        return check.promise;
      },
    });
    const results = [ready(), ready()];
    vi.advanceTimersByTime(60_000);
    results.push(ready());
    expect(checks).toHaveLength(1);
    checks[0]?.resolve();
    await Promise.all(results);
    await ready();
    vi.advanceTimersByTime(999);
    await ready();
    expect(checks).toHaveLength(1);
    vi.advanceTimersByTime(1);
    const last = ready();
    expect(checks).toHaveLength(2);
    checks[1]?.reject(new Error('gone'));
    await expect(last).rejects.toThrow('One fails.');
    await expect(ready()).rejects.toThrow('One fails.');
    expect(checks).toHaveLength(2);
  });
});
