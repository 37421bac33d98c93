import { describe, expect, test } from 'vitest';
import { type Manifest, orphansOf, otherEnvironment, readManifest, unknownStories, writeManifest } from './manifest.ts';

const environment = { chromium: '150.0.1.2', platform: 'linux x64', typefaces: '0123456789abcdef' };
const line = { width: 390, height: 900, digest: 'aaaaaaaaaaaaaaaa', foreign: false };
const manifest = (...entries: [string, typeof line][]): Manifest => ({ environment, lines: new Map(entries) });

describe('the manifest', () => {
  test('is read back as it was written', () => {
    const written = manifest(['b--one  dark-390', { ...line, foreign: true }], ['a--one  light-390', line]);
    expect(readManifest(writeManifest(written))).toEqual(written);
  });

  test('has one line per picture, sorted, so that branches merge', () => {
    const text = writeManifest(
      manifest(['b--one  dark-390', line], ['B--one  dark-390', line], ['a--one  light-390', line]),
    );
    const keys = text
      .split('\n')
      .filter((each) => each !== '' && !each.startsWith('#'))
      .map((each) => each.split('  ')[0]);
    expect(keys).toEqual(['B--one', 'a--one', 'b--one']);
  });

  test('is refused with the number of the invalid line', () => {
    expect(() => readManifest('a--one  light-390  390x900  short')).toThrow('Line 1 of the manifest is not a picture');
    const twice = 'a--one  light-390  390x900  aaaaaaaaaaaaaaaa\n'.repeat(2);
    expect(() => readManifest(twice)).toThrow('Line 2 of the manifest is there twice');
  });

  test('reports lines without a picture', () => {
    const both = manifest(['gone--one  light-390', line], ['a--one  light-390', line]);
    expect(orphansOf(both, new Set(['new--one  light-390', 'a--one  light-390']))).toEqual(['gone--one  light-390']);
  });

  test('reports stories that neither it nor the pictures contain', () => {
    const gone = manifest(['gone--one  light-390', line]);
    const stories = ['gone--one', 'new--one', 'Badge', 'new--on'];
    expect(unknownStories(stories, gone, ['new--one  light-390'])).toEqual(['Badge', 'new--on']);
  });

  test('reports that another browser or other typefaces made it', () => {
    expect(otherEnvironment(environment, environment)).toBeUndefined();
    expect(otherEnvironment(environment, { ...environment, chromium: '151' })).toBe(
      'Chromium 150.0.1.2 made it, and this is 151',
    );
    expect(otherEnvironment(environment, { ...environment, typefaces: 'f' })).toBe(
      'a machine with other typefaces made it',
    );
  });
});
