import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fullNameOf } from './full-name.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fullName = fullNameOf(root);
const address = `https://github.com/${fullName}`;
const folders = globSync('packages/*', { cwd: root });

describe.each(folders)('%s', (folder) => {
  test('has its repository, homepage, issues and keywords in package.json', () => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      // npm rejects the provenance of a package from another repository.
      repository: { type: 'git', url: `git+${address}.git`, directory: folder },
      homepage: `${address}/tree/main/${folder}#readme`,
      bugs: `${address}/issues`,
      files: expect.arrayContaining(['CHANGELOG.md', 'dist']),
    });
    expect(manifest.keywords.length).toBeGreaterThan(2);
  });

  test('has no broken link in its README, which npm shows, too', () => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      if (link.startsWith('#')) return !headings(readme).includes(link.slice(1));
      const [, file, section] = new RegExp(`^${address}/(?:blob|tree)/main/([^#]+)#?(.*)$`).exec(link) ?? [];
      if (file === undefined) return !link.startsWith('https://') || link.startsWith('https://github.com/');
      if (!existsSync(join(root, file))) return true;
      return (
        section &&
        !headings(readFileSync(join(root, file, basename(file).includes('.') ? '' : 'README.md'), 'utf8')).includes(
          section,
        )
      );
    });
    expect(broken).toEqual([]);
  });
});

/** The anchors that GitHub and npm give to the headings of a Markdown text. */
const headings = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  );

test('the changelogs link to the repository', () => {
  const { changelog } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8'));
  expect(changelog).toEqual(['@changesets/changelog-github', { repo: fullName }]);
  expect(dirname(fullName)).not.toBe('.');
});

test('every action of the workflows is pinned to a commit, with its version beside it', () => {
  const files = globSync(['.github/workflows/*.yml', '.github/actions/*/action.yml'], { cwd: root });
  const used = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\s*-? ?uses: (.*)$/gm)].map(([, action = '']) => action),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((action) => !/^(?:\.\/\S+|[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+)$/.test(action))).toEqual([]);
});
