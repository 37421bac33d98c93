import { beforeEach, expect, test, vi } from 'vitest';
import { UserStorage } from './firebase-storage.ts';
import { memoryStorage } from './storage.ts';

const key = 'firebase:authUser:key:[DEFAULT]';
const nadia = { uid: 'nadia', stsTokenManager: { accessToken: 'first' } };
const refreshed = { ...nadia, stsTokenManager: { accessToken: 'second' } };
const sadia = { uid: 'sadia', stsTokenManager: { accessToken: 'first' } };

let here: UserStorage;
let there: UserStorage;
beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});
beforeEach(async () => {
  [here, there] = [new UserStorage(), new UserStorage()];
  await there._set(key, nadia);
});
const stored = () => new UserStorage()._get(key);

test('a page reads the user that another page has stored', async () => {
  expect(await here._get(key)).toEqual(nadia);
});

test('a user whom another page has removed is not written back, neither unchanged nor with a new token', async () => {
  await here._get(key);
  await there._remove(key);
  await here._set(key, nadia);
  expect(await stored()).toBeNull();
  await here._set(key, refreshed);
  expect(await stored()).toBeNull();
});

test('a user whom this page stored and another page removed is not written back', async () => {
  await here._set(key, sadia);
  await there._remove(key);
  await here._set(key, { ...sadia, displayName: 'Sadia' });
  expect(await stored()).toBeNull();
});

test('another user whom another page has stored is not overwritten', async () => {
  await here._get(key);
  await there._set(key, sadia);
  await here._set(key, refreshed);
  expect(await stored()).toEqual(sadia);
});

test('new tokens of the user are written, and so is a user who signs in after a sign-out', async () => {
  await here._get(key);
  await here._set(key, refreshed);
  expect(await stored()).toEqual(refreshed);
  await here._remove(key);
  await here._set(key, refreshed);
  expect(await stored()).toEqual(refreshed);
  await there._remove(key);
  expect(await here._get(key)).toBeNull();
  await here._set(key, nadia);
  expect(await stored()).toEqual(nadia);
});

test('when the storage is full, the user is kept in memory', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  });
  await here._set(key, sadia);
  expect(await here._get(key)).toEqual(sadia);
  expect(await stored()).toEqual(nadia);
  await here._remove(key);
  expect(await stored()).toBeNull();
});

test('invalid JSON counts as no user', async () => {
  localStorage.setItem(key, '{');
  expect(await here._get(key)).toBeNull();
  await here._set(key, sadia);
  expect(await stored()).toEqual(sadia);
});
