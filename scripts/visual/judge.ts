import type { Rendered } from './render.ts';
import { keyOf, type Line, type Manifest, isSameLine } from './manifest.ts';

/** The manifests for judging pictures drawn here. */
export interface Evidence {
  manifest: Manifest;
  /** The manifest of the base commit. */
  before: Manifest | undefined;
  /** Whether the manifest was made with another browser, platform or typefaces. */
  isOtherEnvironment: boolean;
}

export const lineOf = (manifest: Manifest | undefined, { shot }: Pick<Rendered, 'shot'>): Line | undefined =>
  manifest?.lines.get(keyOf(shot.story.id, shot.mode));

/** Whether a line and a picture can be compared: the same environment drew both. */
const isComparable = ({ isOtherEnvironment }: Evidence, line: Line | undefined) =>
  !isOtherEnvironment && !line?.foreign;

/** The pictures that the manifest alone does not confirm. */
export function suspects(rendered: readonly Rendered[], evidence: Evidence): Rendered[] {
  return rendered.filter((picture) => {
    const line = lineOf(evidence.manifest, picture);
    return !isComparable(evidence, line) || line?.digest !== picture.digest;
  });
}

/**
 * Judges a suspect by the base commit's picture in the same browser. If the manifest's digest can be compared, it decides. If not,
 * the base decides, and a line changed since the base means that the change was accepted. A regenerated manifest has every
 * line changed, which accepts nothing. A picture without a line always differs.
 */
export function judge(
  picture: Rendered,
  base: Rendered | undefined,
  evidence: Evidence,
): 'same' | 'accepted' | 'differs' {
  const { manifest, before } = evidence;
  const line = lineOf(manifest, picture);
  if (!line) return 'differs';
  if (isComparable(evidence, line)) return line.digest === picture.digest ? 'same' : 'differs';
  if (base?.digest === picture.digest) return 'same';
  const isRegenerated = JSON.stringify(before?.environment) !== JSON.stringify(manifest.environment);
  return !isRegenerated && !isSameLine(line, lineOf(before, picture)) ? 'accepted' : 'differs';
}
