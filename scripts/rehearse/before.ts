import { tagsOf } from '../git.ts';

/** What a release consists of, by the names of the packages. */
export interface Release {
  versions: Readonly<Record<string, string>>;
  changelogs: Readonly<Record<string, string>>;
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
