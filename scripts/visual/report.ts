import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Difference } from './difference.ts';
import type { Component, Facts, ReportData, ReportPicture, ReportImage } from './report/data.ts';

/**
 * Writes the report: a page that opens from disk, and its pictures in a subfolder. Replaces an older report in that folder.
 * Resolves with the path of the page.
 */
export async function writeReport(folder: string, differences: readonly Difference[], facts: Facts): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  for (const difference of differences) {
    for (const [part, png] of Object.entries(filesOf(difference))) {
      await writeFile(join(folder, addressOf(difference, part)), png);
    }
  }
  const page = join(folder, 'index.html');
  await writeFile(page, await pageOf({ facts, components: componentsOf(differences) }));
  return page;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In this order: the last one overrides the others for small windows and forced colours. */
const styles = ['page', 'list', 'story', 'picture', 'help', 'narrow'];

/** The page with its style, script and data inline: a page from disk cannot fetch files. */
async function pageOf(data: ReportData): Promise<string> {
  const script = await build({
    entryPoints: [here('report/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  const parts: Record<string, string> = {
    style: (await Promise.all(styles.map((name) => readFile(here(`report/style/${name}.css`), 'utf8')))).join('\n'),
    script: (script.outputFiles[0]?.text ?? '').replaceAll('</script', String.raw`<\/script`),
    data: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
  };
  const html = await readFile(here('report/index.html'), 'utf8');
  return html.replaceAll(/\/\* (style|script|data) \*\//g, (_, part: string) => parts[part] ?? '');
}

function filesOf({ before, after, difference }: Difference): Record<string, Buffer> {
  return {
    ...(before && { before }),
    ...(after && { after }),
    ...(difference && { difference }),
  };
}

function addressOf({ story, mode }: Difference, part: string): string {
  return `pictures/${story}.${mode}.${part}.png`;
}

/** Most changed first: components, stories of a component, and modes as they come. */
export function componentsOf(differences: readonly Difference[]): Component[] {
  const byTitle = Map.groupBy(differences, ({ title }) => title);
  const components = [...byTitle].map(([title, ofTitle]) => {
    const byStory = Map.groupBy(ofTitle, ({ story }) => story);
    const stories = [...byStory].flatMap(([id, ofStory]) => {
      const { name = '', file = '' } = ofStory[0] ?? {};
      return { id, title, name, file, pictures: ofStory.map(pictureOf) };
    });
    return { title, stories: stories.toSorted((a, b) => greatestShare(b.pictures) - greatestShare(a.pictures)) };
  });
  const greatest = ({ stories }: Component) => greatestShare(stories.flatMap(({ pictures }) => pictures));
  return components.toSorted((a, b) => greatest(b) - greatest(a) || a.title.localeCompare(b.title));
}

const greatestShare = (pictures: readonly ReportPicture[]) => Math.max(...pictures.map(({ share }) => share));

function pictureOf(difference: Difference): ReportPicture {
  const { mode, kind, pixels, boxes, causes } = difference;
  const before = difference.before && imageOf(difference, 'before', difference.before);
  const after = difference.after && imageOf(difference, 'after', difference.after);
  const width = Math.max(before?.width ?? 0, after?.width ?? 0);
  const height = Math.max(before?.height ?? 0, after?.height ?? 0);
  return {
    mode,
    kind,
    pixels,
    // New and deleted pictures come last.
    share: kind === 'changed' ? pixels / (width * height) : 0,
    boxes,
    causes,
    ...(before && { before }),
    ...(after && { after }),
    ...(difference.difference && { difference: addressOf(difference, 'difference') }),
  };
}

/** A PNG begins with its signature and its size. */
function imageOf(difference: Difference, part: string, png: Buffer): ReportImage {
  return { src: addressOf(difference, part), width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
