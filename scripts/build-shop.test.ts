import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fingerprint, isShopBuilt } from './build-shop.ts';

test('a shop counts as built only if every app was built from the same sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const apps = ['server', 'storefront'].map((app) => join(folder, app));
  for (const app of apps) {
    mkdirSync(app);
    writeFileSync(join(app, '.built-from'), 'these sources');
  }
  expect(isShopBuilt('these sources', apps)).toBe(true);
  expect(isShopBuilt('other sources', apps)).toBe(false);
  for (const app of apps) {
    rmSync(join(app, '.built-from'));
    expect(isShopBuilt('these sources', apps)).toBe(false);
    writeFileSync(join(app, '.built-from'), 'these sources');
  }
});

test('another API address changes the fingerprint', () => {
  const before = fingerprint();
  vi.stubEnv('VITE_API_URL', 'https://api.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(fingerprint()).not.toBe(before);
});
