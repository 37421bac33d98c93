import { insertBefore, type RecipeOutput } from './lines.ts';

const shop = 'apps/storefront/src';

/** A page of the shop: its file, its route, its path, its first story, and its line in the list of pages that every check visits. */
export function route(address = '', title = ''): RecipeOutput {
  if (!/^\/[a-z]+(\/[a-z]+)*$/.test(address)) throw new Error('Give the page an address, such as /dashboard/reports.');
  if (title === '') throw new Error('Give the page a title, such as Reports.');
  const parts = address.slice(1).split('/');
  const id = parts.join('.');
  const [first = '', ...rest] = title.replaceAll(/[^A-Za-z0-9 ]/g, '').split(' ');
  const key = first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const story = key.charAt(0).toUpperCase() + key.slice(1);
  return {
    files: {
      [`${shop}/routes/${id}.tsx`]: `import { PageHeading } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';

export const handle: PageHead = {
  title: '${title}',
  description: 'TODO: the page in a sentence, for search engines.',
};

/** \`${address}\`: TODO. */
export function Component() {
  return <PageHeading title="${title}" />;
}
`,
      [`${shop}/stories/${id}.stories.tsx`]: `import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({ title: 'Pages/${title}', component: Visit, args: { path: '${address}' } });

export const ${story} = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '${title}' })).toBeVisible();
  },
});
`,
    },
    lines: {
      [`${shop}/routes.tsx`]: insertBefore(
        `{ path: '*'`,
        `          { id: '${id}', path: paths.${key}, lazy: () => import('./routes/${id}.tsx') },`,
      ),
      'apps/storefront/e2e/every-page.ts': insertBefore(`['/nowhere'`, `    ['${address}', '${title}'],`),
      [`${shop}/paths.ts`]: insertBefore('} as const;', `  ${key}: '${address}',`),
    },
    next: `Write what the TODOs ask for. If the page is only for some roles, move it into \`requireAccess('call', …)\` in routes.tsx, and to the pages of these roles in every-page.ts. To see it: pnpm dev.`,
  };
}
