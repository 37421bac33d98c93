/** How much a changeset raises a version. */
export type Bump = 'patch' | 'minor' | 'major';

const bumps: readonly Bump[] = ['patch', 'minor', 'major'];

/** A package's reports, before and after a change. */
export interface Change {
  /** The package's name: `@apple-only/ui`. */
  name: string;
  version: string;
  before: string;
  after: string;
}

/**
 * The names in a report, each qualified by the names around it: `ProductCardProps.onBook`. A function gives its own name, a type
 * also those of its members.
 */
export function namesIn(report: string): Set<string> {
  const names = new Set<string>();
  /** The names around the line, with their indentation. */
  let around: { indentation: number; name: string }[] = [];
  for (const line of report.split('\n')) {
    const [, spaces = '', name] =
      /^( *)(?:export |declare |default |abstract |readonly |static |get |set )*(?:(?:const|let|function|interface|type|class|enum|namespace) )?['"]?([\w$./-]+)['"]?(?:[?:(<={]| extends | implements | \{)/.exec(
        line,
      ) ?? [];
    if (name === undefined || line.trimStart().startsWith('import ')) continue;
    around = around.filter(({ indentation }) => indentation < spaces.length);
    around.push({ indentation: spaces.length, name });
    names.add(around.map((one) => one.name).join('.'));
  }
  return names;
}

/** The names that a change removes. Code that uses one of them no longer compiles. */
export function removedFrom({ before, after }: Pick<Change, 'before' | 'after'>): string[] {
  const left = namesIn(after);
  return [...namesIn(before)].filter((name) => !left.has(name));
}

/** Before 1.0, a minor version may break (docs/semver.md). */
const breaking = (version: string): Bump => (version.startsWith('0.') ? 'minor' : 'major');

/** The bumps of the packages that a changeset names. */
export function bumpsIn(changeset: string): Map<string, Bump> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  const lines = head.matchAll(/^['"]?([^'":]+)['"]?: *(patch|minor|major)$/gm);
  return new Map(Array.from(lines, ([, name = '', bump]) => [name, bump as Bump]));
}

/**
 * The error of a change whose changesets do not announce it; undefined if they do.
 * @param changesets those that are new or changed since the base
 */
export function complaintOf(change: Change, changesets: readonly string[]): string | undefined {
  const { name, version, before, after } = change;
  if (before === after) return undefined;
  const removed = removedFrom(change);
  const needed = removed.length > 0 ? breaking(version) : 'minor';
  const announced = changesets.flatMap((changeset) => bumpsIn(changeset).get(name) ?? []);
  if (announced.some((bump) => bumps.indexOf(bump) >= bumps.indexOf(needed))) return undefined;
  const why = removed.length > 0 ? `no longer has ${removed.slice(0, 5).join(', ')}` : 'has a changed interface';
  return `${name} ${why}. Announce it with a changeset in .changeset that has '${name}': ${needed}.`;
}
