/** The environment that draws the pictures. Digests of different environments cannot be compared. */
export interface Environment {
  /** Version of Chromium. */
  chromium: string;
  /** `linux x64`. */
  platform: string;
  /** Digest of a sample in the machine's typefaces, which are the fallbacks of the bundled ones. */
  typefaces: string;
}

/** The manifest's entry for one picture. */
export interface Line {
  width: number;
  height: number;
  digest: string;
  /** Whether an environment other than the manifest's drew it: its digest cannot be compared. */
  foreign: boolean;
}

export interface Manifest {
  environment: Environment;
  /** By the `keyOf` story and mode. */
  lines: Map<string, Line>;
}

export const keyOf = (story: string, mode: string) => `${story}  ${mode}`;

const title = '# Every story in every mode, and the digest of its pixels. Written by `pnpm test:visual --accept`.';
const foreignMark = '  elsewhere';

export function writeManifest({ environment, lines }: Manifest): string {
  const header = Object.entries(environment).map(([name, value]) => `# ${name} ${value}`);
  const pictures = [...lines].map(
    ([key, { width, height, digest, foreign }]) => `${key}  ${width}x${height}  ${digest}${foreign ? foreignMark : ''}`,
  );
  // By code unit, independent of the machine's language.
  return `${[title, ...header, '', ...pictures.toSorted((one, other) => (one < other ? -1 : 1))].join('\n')}\n`;
}

/** Reads a manifest. Throws, with the line, if it is invalid. */
export function readManifest(text: string): Manifest {
  const facts: Record<string, string> = {};
  const lines = new Map<string, Line>();
  for (const [place, line] of text.split('\n').entries()) {
    const complain = (what: string) => new Error(`Line ${place + 1} of the manifest ${what}: ${line}`);
    const fact = /^# (chromium|platform|typefaces) (.+)$/.exec(line);
    if (fact) facts[fact[1] ?? ''] = fact[2] ?? '';
    if (line === '' || line.startsWith('#')) continue;
    const parts = /^(\S+ {2}\S+) {2}(\d+)x(\d+) {2}([\da-f]{16})( {2}elsewhere)?$/.exec(line);
    if (!parts) throw complain('is not a picture');
    const [, key = '', width, height, digest = '', mark] = parts;
    if (lines.has(key)) throw complain('is there twice');
    lines.set(key, { width: Number(width), height: Number(height), digest, foreign: mark !== undefined });
  }
  const { chromium = 'unknown', platform = 'unknown', typefaces = 'unknown' } = facts;
  return { environment: { chromium, platform, typefaces }, lines };
}

/** The manifest's lines without a picture. */
export const orphansOf = (manifest: Manifest, pictures: ReadonlySet<string>): string[] =>
  [...manifest.lines.keys()].filter((key) => !pictures.has(key));

/** The story of a picture, by the picture's `keyOf`. */
export const storyOf = (key: string) => key.split('  ')[0] ?? '';

/** The stories without a picture, either among these or in the manifest. */
export function unknownStories(stories: readonly string[], manifest: Manifest, pictures: Iterable<string>): string[] {
  const known = new Set([...manifest.lines.keys(), ...pictures].map(storyOf));
  return stories.filter((story) => !known.has(story));
}

/** The difference between the manifest's environment and this one, in words; undefined if there is none. */
export function otherEnvironment(manifest: Environment, here: Environment): string | undefined {
  if (manifest.chromium !== here.chromium) return `Chromium ${manifest.chromium} made it, and this is ${here.chromium}`;
  if (manifest.platform !== here.platform) return `${manifest.platform} made it, and this is ${here.platform}`;
  return manifest.typefaces === here.typefaces ? undefined : 'a machine with other typefaces made it';
}

/** Whether two manifests have the same line for a picture. */
export const isSameLine = (one: Line | undefined, other: Line | undefined) =>
  one?.digest === other?.digest && one?.foreign === other?.foreign;
