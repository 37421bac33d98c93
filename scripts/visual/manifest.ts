/** What draws the pictures. Digests of two environments tell nothing of each other. */
export interface Environment {
  /** Version of Chromium. */
  chromium: string;
  /** `linux x64`. */
  platform: string;
  /** Digest of what the typefaces of the machine draw, which the bundled ones fall back on. */
  typefaces: string;
}

/** What the manifest says of one picture. */
export interface Line {
  width: number;
  height: number;
  digest: string;
  /** Whether another environment than the manifest's drew it: its digest can be compared with nothing here. */
  foreign: boolean;
}

export interface Manifest {
  environment: Environment;
  /** By `keyOf` story and mode. */
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
  // By code unit, which no machine's language changes.
  return `${[title, ...header, '', ...pictures.toSorted((one, other) => (one < other ? -1 : 1))].join('\n')}\n`;
}

/** Reads a manifest. Throws, with the line, where it is not one. */
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

/** What the manifest has of no picture. */
export const orphansOf = (manifest: Manifest, pictures: ReadonlySet<string>): string[] =>
  [...manifest.lines.keys()].filter((key) => !pictures.has(key));

/** How the environment of the manifest differs from this one, in words; undefined where it does not. */
export function otherEnvironment(manifest: Environment, here: Environment): string | undefined {
  if (manifest.chromium !== here.chromium) return `Chromium ${manifest.chromium} made it, and this is ${here.chromium}`;
  if (manifest.platform !== here.platform) return `${manifest.platform} made it, and this is ${here.platform}`;
  return manifest.typefaces === here.typefaces ? undefined : 'a machine with other typefaces made it';
}

/** Whether two manifests say the same of a picture. */
export const sameLine = (one: Line | undefined, other: Line | undefined) =>
  one?.digest === other?.digest && one?.foreign === other?.foreign;
