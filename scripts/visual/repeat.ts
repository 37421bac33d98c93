import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { keyOf } from './manifest.ts';
import { render } from './render.ts';
import type { Shot } from './stories.ts';

/** A new order each time reveals pictures that depend on earlier ones. */
const shuffled = (shots: readonly Shot[]) =>
  shots
    .map((shot) => ({ shot, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ shot }) => shot);

interface Repeats {
  /** The digests of the pictures that differ between renders, by key. */
  unsteady: Map<string, string[]>;
  troubles: string[];
}

/**
 * Renders the pictures several times. Prints errors at once. Writes each version of a picture that differs between renders to a folder: it
 * may take hours to reproduce.
 */
export async function repeat(
  browser: Browser,
  origin: string,
  shots: readonly Shot[],
  { times, folder }: { times: number; folder: string },
): Promise<Repeats> {
  await rm(folder, { recursive: true, force: true });
  /** The pictures, by their key and digest. */
  const looks = new Map<string, Map<string, Buffer>>();
  const digests = new Map<string, string[]>();
  const troubles: string[] = [];
  for (let time = 1; time <= times; time++) {
    const since = Date.now();
    const renders = await render(browser, origin, shuffled(shots), { keep: 'picture' });
    for (const trouble of renders.troubles) console.error(trouble);
    troubles.push(...renders.troubles);
    for (const { shot, digest, png } of renders.rendered) {
      const key = keyOf(shot.story.id, shot.mode);
      digests.set(key, [...(digests.get(key) ?? []), digest]);
      const seen = looks.get(key) ?? new Map<string, Buffer>();
      if (png) looks.set(key, seen.set(digest, png));
      if (seen.size > 1) await writeAll(folder, key, seen);
    }
    console.log(
      `Repeat ${time} of ${times}: ${renders.rendered.length} pictures in ${Math.round((Date.now() - since) / 1000)} s.`,
    );
  }
  const unsteady = new Map([...digests].filter(([, all]) => new Set(all).size > 1));
  return { unsteady, troubles };
}

async function writeAll(folder: string, key: string, looks: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [digest, png] of looks) await writeFile(join(folder, `${key.replace('  ', '.')}.${digest}.png`), png);
}
