import { expect, test } from 'vitest';
import { captureSettled } from './capture.ts';

/** Captures a page that sends a request during each capture, with these looks in turn. */
async function capture(looks: string[]) {
  let seen = 0;
  const png = await captureSettled(
    {
      settle: () => Promise.resolve({ height: 100 }),
      capture: () => Promise.resolve(Buffer.from(looks[seen++] ?? '')),
      changes: () => Promise.resolve([]),
    },
    { requestCount: () => seen, last: () => '/again', idle: () => Promise.resolve() },
  );
  return png.toString();
}

test('a page that sends requests during each capture is captured once it looks the same twice', async () => {
  expect(await capture(['loading', 'loaded', 'loaded', 'later'])).toBe('loaded');
});

test('a page that looks different in each capture is an error', async () => {
  const looks = Array.from({ length: 20 }, (_, index) => `look ${index}`);
  await expect(capture(looks)).rejects.toThrow('still changes after 10 captures: a request for /again');
});
