import { describe, expect, test } from 'vitest';
import { affectedStories } from './changed.ts';
import type { Graph } from './graph.ts';

const ui = 'packages/ui/src';
const stories = new Set([
  `${ui}/Badge/Badge.stories.tsx`,
  `${ui}/Card/Card.stories.tsx`,
  `${ui}/Link/Link.stories.tsx`,
]);
/** The modules that import it. */
const graph: Graph = new Map([
  [`${ui}/Badge/Badge.css.ts`, new Set([`${ui}/Badge/Badge.tsx`])],
  [`${ui}/Badge/Badge.tsx`, new Set([`${ui}/Badge/Badge.stories.tsx`, `${ui}/Card/Card.tsx`])],
  [`${ui}/Card/Card.tsx`, new Set([`${ui}/Card/Card.stories.tsx`])],
  ...[...stories].map((file) => [file, new Set<string>()] as const),
  [`${ui}/theme/default-theme.css.ts`, new Set(['.storybook/preview.tsx'])],
  ['.storybook/preview.tsx', new Set<string>()],
]);
const affected = (...files: string[]) => affectedStories(files, graph, stories, (file) => /gone/.test(file));

describe('the stories that a change affects', () => {
  test('are those that depend on the changed file', () => {
    expect(affected(`${ui}/Badge/Badge.css.ts`)).toEqual({
      stories: new Set([`${ui}/Badge/Badge.stories.tsx`, `${ui}/Card/Card.stories.tsx`]),
    });
    expect(affected(`${ui}/Link/Link.stories.tsx`)).toEqual({ stories: new Set([`${ui}/Link/Link.stories.tsx`]) });
  });

  test('are all if the preview depends on the changed file', () => {
    expect(affected(`${ui}/theme/default-theme.css.ts`)).toEqual({ all: `${ui}/theme/default-theme.css.ts` });
    expect(affected('.storybook/preview.tsx')).toEqual({ all: '.storybook/preview.tsx' });
  });

  test('are all if the changed file is not in the module graph', () => {
    for (const file of [
      'pnpm-lock.yaml',
      '.storybook/main.ts',
      'apps/storefront/public/pictures/phone.webp',
      'new.json',
      `${ui}/Badge/new.tsx`,
      '.storybook/gone.ts',
      'apps/storefront/public/pictures/gone.webp',
    ]) {
      expect(affected(file)).toEqual({ all: file });
    }
  });

  test('are none if the changed file is known to be harmless', () => {
    expect(
      affected(
        'README.md',
        'docs/specification.md',
        `${ui}/Badge/Badge.test.tsx`,
        'apps/server/src/users/users.ts',
        'packages/ui/size.ts',
        'packages/create-shop/templates/vite/src/main.tsx',
        'examples/second-bloom/src/words.ts',
        'scripts/visual/prove/changes.ts',
      ),
    ).toEqual({
      stories: new Set(),
    });
  });

  test('are only those of the other changed files if a module was deleted', () => {
    expect(affected(`${ui}/Badge/gone.css.ts`, `${ui}/Link/Link.stories.tsx`)).toEqual({
      stories: new Set([`${ui}/Link/Link.stories.tsx`]),
    });
  });
});
