import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's owner and name on GitHub, `owner/name`, from `repository` in the root's package.json. */
export function fullNameOf(root: string): string {
  const { repository }: { repository: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return new URL(repository).pathname.slice(1);
}

/** The files that contain the repository's owner and name. */
export const repeatingFiles = (root: string): string[] =>
  globSync(['package.json', '.changeset/config.json', 'packages/*/package.json', 'packages/*/README.md'], {
    cwd: root,
  }).map((file) => join(root, file));
