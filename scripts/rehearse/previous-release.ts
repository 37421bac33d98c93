import { tagsOf } from '../git.ts';
import { published } from '../published.ts';

/** A release, by the names of its packages. */
export interface Release {
  versions: Readonly<Record<string, string>>;
  changelogs: Readonly<Record<string, string>>;
}

/** Reads a release from the files of a tree, or of a commit, which may lack newer packages. */
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

/** The package whose tags mark releases. It depends on the contract, so few releases lack it. */
const taggedPackage = '@apple-only/ui';

/** The tag of the previous release in the history of the checkout; undefined if there is none. */
export const previousTag = (root: string, { versions }: Pick<Release, 'versions'>): string | undefined =>
  tagsOf(root, `${taggedPackage}@*`).find((tag) => tag !== `${taggedPackage}@${versions[taggedPackage]}`);

/** Whether the changelogs announce a breaking change since a release. */
export const mayBreak = (since: Pick<Release, 'versions'>, { changelogs }: Pick<Release, 'changelogs'>): boolean =>
  Object.entries(since.versions).some(([name, version]) => {
    const [newer = ''] = (changelogs[name] ?? '').split(`\n## ${version}\n`);
    return newer.includes('\n### Major Changes\n');
  });
