import type { Browser } from 'playwright';
import { buildBase } from './build.ts';
import { comparePictures, type Difference } from './difference.ts';
import { explain } from './explain.ts';
import { keyOf } from './manifest.ts';
import { readParameters, type Rendered, render } from './render.ts';
import { serve } from './serve.ts';
import { planShots, readStories, type Shot } from './stories.ts';

/** The Storybook of the base commit, served. */
export interface Base {
  /** Renders the pictures that the base has, too, by key. */
  render: (keys: ReadonlySet<string>, keep?: 'page') => Promise<Map<string, Rendered>>;
  close: () => void;
}

export const byKey = (rendered: readonly Rendered[]) =>
  new Map(rendered.map((picture) => [keyOf(picture.shot.story.id, picture.shot.mode), picture]));

/** Builds the Storybook of the base commit, if not cached, and serves it. */
export async function openBase(browser: Browser, root: string, commit: string): Promise<Base> {
  const folder = await buildBase(root, commit);
  const { origin, close } = await serve(folder);
  const extracted = await readParameters(browser, origin);
  const { shots } = planShots(readStories(folder, extracted), extracted);
  return {
    render: async (keys, keep) => {
      const wanted = shots.filter(({ story, mode }) => keys.has(keyOf(story.id, mode)));
      // A story that fails at the base has no picture to compare with.
      return byKey((await render(browser, origin, wanted, { keep })).rendered);
    },
    close,
  };
}

/** Renders the differing pictures again, before and after, to explain the changes. */
export async function describe(
  browser: Browser,
  origin: string,
  base: Base | undefined,
  { shots, removed }: { shots: readonly Shot[]; removed: readonly string[] },
): Promise<Difference[]> {
  const keys = new Set([...shots.map(({ story, mode }) => keyOf(story.id, mode)), ...removed]);
  const before = (await base?.render(keys, 'page')) ?? new Map<string, Rendered>();
  const after = byKey((await render(browser, origin, shots, { keep: 'page' })).rendered);
  const differences: Difference[] = [];
  for (const key of keys) differences.push(await differenceOf(key, before.get(key), after.get(key)));
  return differences;
}

const pictureOf = ({ png, snapshot }: Partial<Rendered> = {}) => (png && snapshot ? { png, snapshot } : undefined);

async function differenceOf(key: string, old?: Rendered, fresh?: Rendered): Promise<Difference> {
  const [id = '', mode = ''] = key.split('  ');
  const { title, name, file } = (fresh ?? old)?.shot.story ?? { title: id, name: id, file: '' };
  const before = pictureOf(old);
  const after = pictureOf(fresh);
  const compared = before && after && (await comparePictures(before, after));
  return {
    story: id,
    title,
    name,
    file,
    mode,
    kind: !fresh ? 'removed' : old ? 'changed' : 'added',
    ...(before && { before }),
    ...(after && { after }),
    pixels: 0,
    boxes: [],
    ...compared,
    causes: before && after && compared ? explain(before.snapshot, after.snapshot, compared.boxes) : [],
  };
}
