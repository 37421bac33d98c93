import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldBases } from './build.ts';

test('of the Storybooks of earlier commits, only the newest stay', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'storybooks-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const commits = ['f', '7', 'a', '0', '9', '3', 'c'].map((digit) => digit.repeat(40));
  for (const [hour, name] of ['head', ...commits].entries()) {
    mkdirSync(join(cache, name, 'assets'), { recursive: true });
    utimesSync(join(cache, name), hour * 3600, hour * 3600);
  }
  await deleteOldBases(cache);
  expect(readdirSync(cache).toSorted()).toEqual(['head', ...commits.slice(-5)].toSorted());
});
