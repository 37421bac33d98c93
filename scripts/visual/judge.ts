import type { Rendered } from './render.ts';
import { keyOf, type Line, type Manifest, sameLine } from './manifest.ts';

/** What the manifest can say of pictures drawn here. */
export interface Evidence {
  manifest: Manifest;
  /** The manifest of the base commit. */
  before: Manifest | undefined;
  /** Whether the manifest was made by another browser, platform or typefaces. */
  elsewhere: boolean;
}

export const lineOf = (manifest: Manifest | undefined, { shot }: Pick<Rendered, 'shot'>): Line | undefined =>
  manifest?.lines.get(keyOf(shot.story.id, shot.mode));

/** Whether a line and a picture can be compared: one environment drew both. */
const isComparable = ({ elsewhere }: Evidence, line: Line | undefined) => !elsewhere && !line?.foreign;

/** The pictures of which the manifest alone does not say that they are as they should be. */
export function suspects(rendered: readonly Rendered[], evidence: Evidence): Rendered[] {
  return rendered.filter((picture) => {
    const line = lineOf(evidence.manifest, picture);
    return !isComparable(evidence, line) || line?.digest !== picture.digest;
  });
}

/**
 * What a suspect is, given what the base commit draws in the same browser. Where the manifest's digest can be compared, it decides. Where it
 * cannot, the base does; then a line that was changed since the base says that the change was accepted. A manifest
 * that was made anew has every line changed, which accepts nothing. A picture without a line differs everywhere.
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
  const isAnew = JSON.stringify(before?.environment) !== JSON.stringify(manifest.environment);
  return !isAnew && !sameLine(line, lineOf(before, picture)) ? 'accepted' : 'differs';
}
