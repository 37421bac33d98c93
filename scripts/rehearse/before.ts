import { tagsOf } from '../git.ts';
import { published } from '../published.ts';

/** What a release consists of, by the names of the packages. */
export interface Release {
  versions: Readonly<Record<string, string>>;
  changelogs: Readonly<Record<string, string>>;
}

/** What is released, according to files: those of a tree, or of a commit, which may lack packages that are newer. */
export function readRelease(read: (path: string) => string | undefined): Release {
  const release: { [Part in keyof Release]: Record<string, string> } = { versions: {}, changelogs: {} };
  for (const folder of published) {
    const manifest = read(`packages/${folder}/package.json`);
    if (manifest === undefined) continue;
    const { name, version }: { name: string; version: string } = JSON.parse(manifest);
    release.versions[name] = version;
    release.changelogs[name] = read(`packages/${folder}/CHANGELOG.md`) ?? '';
  }
  return release;
}

/** The package whose releases count. It depends on the contract: few releases are without it. */
const counted = '@apple-only/ui';

/** The tag of the newest release before this one in the history of the checkout; undefined if there is none. */
export const tagBefore = (root: string, { versions }: Pick<Release, 'versions'>): string | undefined =>
  tagsOf(root, `${counted}@*`).find((tag) => tag !== `${counted}@${versions[counted]}`);

/** Whether the changelogs announce, since a release, a change that may break what uses it. */
export const mayBreak = (since: Pick<Release, 'versions'>, { changelogs }: Pick<Release, 'changelogs'>): boolean =>
  Object.entries(since.versions).some(([name, version]) => {
    const [newer = ''] = (changelogs[name] ?? '').split(`\n## ${version}\n`);
    return newer.includes('\n### Major Changes\n');
  });
