import type { Browser } from 'playwright';
import { keyOf } from './manifest.ts';
import { render } from './render.ts';
import type { Shot } from './stories.ts';

/** In another order each time, which reveals a picture that depends on the ones before it. */
const shuffled = (shots: readonly Shot[]) =>
  shots
    .map((shot) => ({ shot, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ shot }) => shot);

/** Renders the pictures several times. Prints errors at once. Resolves with the pictures that differ between renders, and with the errors. */
export async function repeat(
  browser: Browser,
  origin: string,
  shots: readonly Shot[],
  times: number,
): Promise<{ unsteady: Map<string, string[]>; troubles: string[] }> {
  const digests = new Map<string, string[]>();
  const troubles: string[] = [];
  for (let time = 1; time <= times; time++) {
    const since = Date.now();
    const renders = await render(browser, origin, shuffled(shots));
    for (const trouble of renders.troubles) console.error(trouble);
    troubles.push(...renders.troubles);
    for (const { shot, digest } of renders.rendered) {
      const key = keyOf(shot.story.id, shot.mode);
      digests.set(key, [...(digests.get(key) ?? []), digest]);
    }
    console.log(
      `Repeat ${time} of ${times}: ${renders.rendered.length} pictures in ${Math.round((Date.now() - since) / 1000)} s.`,
    );
  }
  const unsteady = new Map([...digests].filter(([, all]) => new Set(all).size > 1));
  return { unsteady, troubles };
}
