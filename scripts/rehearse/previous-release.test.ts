import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayBreak, readRelease, previousTag } from './previous-release.ts';

const root = mkdtempSync(join(tmpdir(), 'before-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (day: number, ...args: string[]) => {
  const date = `2026-01-0${day}T00:00:00Z`;
  const person = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: '', GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: '' };
  const env = {
    ...process.env,
    ...person,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
  execFileSync('git', args, { cwd: root, env });
};
const commit = (day: number, ...tags: string[]) => {
  git(day, 'commit', '--quiet', '--allow-empty', '--message', `day ${day}`);
  for (const tag of tags) git(day, 'tag', tag);
};
const ui = (version: string) => ({ versions: { '@apple-only/ui': version } });

describe('the previous release', () => {
  beforeAll(() => {
    git(1, 'init', '--quiet', '--initial-branch', 'main');
    commit(1);
  });

  test('is undefined before the first release has a tag', () => {
    expect(previousTag(root, ui('1.0.0-rc.0'))).toBeUndefined();
  });

  test('is the newest one in the history of the commit', () => {
    commit(2, '@apple-only/ui@1.0.0-rc.9', '@apple-only/contract@1.0.0-rc.9');
    commit(3, '@apple-only/ui@1.0.0-rc.10');
    git(4, 'switch', '--quiet', '--create', 'elsewhere');
    commit(4, '@apple-only/ui@2.0.0');
    git(5, 'switch', '--quiet', 'main');
    commit(5, '@apple-only/contract@1.0.0-rc.11');
    expect(previousTag(root, ui('1.0.0-rc.11'))).toBe('@apple-only/ui@1.0.0-rc.10');
  });

  test('is not the current version, even if that has a tag', () => {
    expect(previousTag(root, ui('1.0.0-rc.10'))).toBe('@apple-only/ui@1.0.0-rc.9');
  });
});

test('a release lacks the packages that did not exist yet', () => {
  const files: Record<string, string> = {
    'packages/contract/package.json': '{ "name": "@apple-only/contract", "version": "0.1.0" }',
    'packages/contract/CHANGELOG.md': '# Changes',
  };
  expect(readRelease((path) => files[path])).toEqual({
    versions: { '@apple-only/contract': '0.1.0' },
    changelogs: { '@apple-only/contract': '# Changes' },
  });
});

describe('a breaking upgrade', () => {
  const changelog = `# @apple-only/ui

## 2.1.0

### Minor Changes

- A prop.

## 2.0.0

### Major Changes

- Another name.

## 1.0.0
`;
  const may = (version: string) => mayBreak(ui(version), { changelogs: { '@apple-only/ui': changelog } });

  test('is allowed if a major change is newer than the release', () => expect(may('1.0.0')).toBe(true));
  test('is not allowed for a change that the release already has', () => expect(may('2.0.0')).toBe(false));
  test('is not allowed for a package without a changelog', () => {
    expect(mayBreak(ui('0.0.0'), { changelogs: {} })).toBe(false);
  });
});
