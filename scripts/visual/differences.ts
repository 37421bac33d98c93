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
  /** Renders those of the pictures that exist at the base, by key. */
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

/** The number of pictures explained at a time. A page's content is large: a thousand pages would fill the memory. */
const portion = 60;

/** Renders the differing pictures again, before and after, to explain the changes. */
export async function describe(
  browser: Browser,
  origin: string,
  base: Base | undefined,
  { shots, removed }: { shots: readonly Shot[]; removed: readonly string[] },
  onProgress: (explained: number) => void = () => undefined,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const add = async (some: readonly Shot[], gone: readonly string[]) => {
    const keys = new Set([...some.map(({ story, mode }) => keyOf(story.id, mode)), ...gone]);
    const before = (await base?.render(keys, 'page')) ?? new Map<string, Rendered>();
    const after = byKey((await render(browser, origin, some, { keep: 'page' })).rendered);
    for (const key of keys) differences.push(await differenceOf(key, before.get(key), after.get(key)));
  };
  for (let start = 0; start < shots.length; start += portion) {
    if (start > 0) onProgress(start);
    await add(shots.slice(start, start + portion), []);
  }
  if (removed.length > 0) await add([], removed);
  return differences;
}

async function differenceOf(key: string, old?: Rendered, fresh?: Rendered): Promise<Difference> {
  const [id = '', mode = ''] = key.split('  ');
  const { title, name, file } = (fresh ?? old)?.shot.story ?? { title: id, name: id, file: '' };
  const before = old?.png;
  const after = fresh?.png;
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
    causes: compared && old.snapshot && fresh.snapshot ? explain(old.snapshot, fresh.snapshot, compared.boxes) : [],
  };
}
