import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extraModes, modes, type Mode } from '../../.storybook/modes.ts';
import type { Extracted } from './page.ts';

export interface Story {
  /** Storybook's id: `products-productcard--booked`. */
  id: string;
  /** The component's page: `Products/ProductCard`. */
  title: string;
  /** The story's name: `Booked`. */
  name: string;
  /** The path of the story's file, from the project's root. */
  file: string;
  /** The addresses that it opens, if it is a page of the shop. */
  visits: readonly string[];
}

/** A story in a mode: one picture. */
export interface Shot {
  story: Story;
  /** The mode's name. */
  mode: string;
  settings: Mode;
  width: number;
  height: number;
}

/** Height of the window: dialogs are centred in it, and pictures are at least as tall. */
const windowHeight = 900;

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: 'story' | 'docs';
}

/** The stories of a built Storybook, in its order, with the preview's data for each. */
export function readStories(folder: string, extracted: Readonly<Record<string, Extracted>>): Story[] {
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => {
      const { path, leadsTo } = extracted[id]?.initialArgs ?? {};
      const visits = title.startsWith('Pages/') ? [path, leadsTo] : [];
      return {
        id,
        title,
        name,
        file: importPath.replace(/^\.\//, ''),
        visits: visits.filter((address) => address !== undefined),
      };
    });
}

/**
 * All pictures to draw, and the stories left out, with the reasons. A story with its own viewport is drawn at
 * that size, in both themes.
 */
export function planShots(
  stories: readonly Story[],
  extracted: Readonly<Record<string, Extracted>>,
): { shots: Shot[]; leftOut: { story: string; reason: string }[]; complaints: string[] } {
  const shots: Shot[] = [];
  const leftOut: { story: string; reason: string }[] = [];
  const complaints: string[] = [];
  const files = new Set<string>();
  for (const story of stories) {
    const { parameters, storyGlobals } = extracted[story.id] ?? { parameters: {} };
    if (parameters.chromatic?.disableSnapshot) {
      const { reason } = parameters.chromatic;
      if (reason) leftOut.push({ story: story.id, reason });
      else
        complaints.push(
          `${story.id} is left out without a reason. Give one: chromatic: { disableSnapshot: true, reason: '…' }`,
        );
      continue;
    }
    const own = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
    const isFirst = !files.has(story.file);
    files.add(story.file);
    const wanted = { ...(own ? inOwnWindow(Number.parseInt(own.width)) : modes), ...(isFirst && extraModes) };
    for (const [mode, settings] of Object.entries(wanted)) {
      shots.push({
        story,
        mode,
        settings,
        width: own ? Number.parseInt(own.width) : settings.viewport,
        height: own ? Number.parseInt(own.height) : windowHeight,
      });
    }
  }
  return { shots, leftOut, complaints };
}

const inOwnWindow = (viewport: number): Record<string, Mode> => ({
  [`light-${viewport}`]: { theme: 'light', viewport },
  [`dark-${viewport}`]: { theme: 'dark', viewport },
});
