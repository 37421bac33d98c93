import { describe, expect, test } from 'vitest';
import { type Evidence, judge, suspects } from './judge.ts';
import type { Line, Manifest } from './manifest.ts';
import type { Rendered } from './render.ts';

const old = 'aaaaaaaaaaaaaaaa';
const fresh = 'bbbbbbbbbbbbbbbb';
const environment = { chromium: '150', platform: 'linux x64', typefaces: '0' };

const picture = (digest: string): Rendered => ({
  shot: {
    story: { id: 'a--one', title: 'A', name: 'One', file: 'a.stories.tsx', visits: [] },
    mode: 'light-390',
    settings: { theme: 'light', viewport: 390 },
    width: 390,
    height: 900,
  },
  width: 390,
  height: 900,
  digest,
});
const manifest = (digest?: string, more: Partial<Line> = {}, chromium = '150'): Manifest => ({
  environment: { ...environment, chromium },
  lines: new Map(digest ? [['a--one  light-390', { width: 390, height: 900, digest, foreign: false, ...more }]] : []),
});
const evidence = (before: Manifest | undefined, now: Manifest, isOtherEnvironment = false): Evidence => ({
  manifest: now,
  before,
  isOtherEnvironment,
});

describe('in the browser that made the manifest', () => {
  const unchanged = evidence(manifest(old), manifest(old));

  test('a picture that matches the manifest is not compared with the base', () => {
    expect(suspects([picture(old)], unchanged)).toEqual([]);
  });

  test('the manifest decides, whatever the base draws', () => {
    expect(suspects([picture(fresh)], unchanged)).toHaveLength(1);
    expect(judge(picture(fresh), picture(fresh), unchanged)).toBe('differs');
  });

  test('a picture without a line differs', () => {
    expect(judge(picture(fresh), undefined, evidence(manifest(), manifest()))).toBe('differs');
  });

  test('a picture accepted in another browser is compared with the base', () => {
    const accepted = evidence(manifest(old), manifest('cccccccccccccccc', { foreign: true }));
    expect(judge(picture(fresh), picture(old), accepted)).toBe('accepted');
    expect(judge(picture(fresh), picture(fresh), evidence(accepted.manifest, accepted.manifest))).toBe('same');
    expect(judge(picture(fresh), picture(old), evidence(accepted.manifest, accepted.manifest))).toBe('differs');
  });
});

describe('in another browser', () => {
  test('every picture is compared with the base', () => {
    const unchanged = evidence(manifest(old), manifest(old), true);
    expect(suspects([picture(old), picture(fresh)], unchanged)).toHaveLength(2);
    expect(judge(picture(fresh), picture(fresh), unchanged)).toBe('same');
    expect(judge(picture(fresh), picture(old), unchanged)).toBe('differs');
  });

  test('a picture without a line differs, even if the base has the same picture', () => {
    expect(judge(picture(old), picture(old), evidence(manifest(), manifest(), true))).toBe('differs');
  });

  test('a difference is accepted if its line has changed, too', () => {
    expect(judge(picture(fresh), picture(old), evidence(manifest(old), manifest('cccccccccccccccc'), true))).toBe(
      'accepted',
    );
    expect(judge(picture(fresh), undefined, evidence(manifest(), manifest('cccccccccccccccc'), true))).toBe('accepted');
  });

  test('a regenerated manifest accepts nothing', () => {
    const anew = evidence(manifest(old), manifest('cccccccccccccccc', {}, '151'), true);
    expect(judge(picture(fresh), picture(old), anew)).toBe('differs');
    expect(judge(picture(fresh), picture(old), evidence(undefined, manifest(old), true))).toBe('differs');
  });
});
