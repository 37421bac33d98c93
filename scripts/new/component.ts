import { insertSorted, type RecipeOutput } from './lines.ts';

const groups = ['Parts', 'Forms', 'Products', 'Search', 'Home', 'Frame', 'States'];
const ui = 'packages/ui/src';

/** A component of the kit: its files, its export, and its row in the suite of all components. */
export function component(name = '', group = 'Parts'): RecipeOutput {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error('Give the component a name, such as ProductCard.');
  if (!groups.includes(group))
    throw new Error(`There is no group "${group}". The groups of the Storybook are ${groups.join(', ')}.`);
  const folder = `${ui}/${group.toLowerCase()}/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '${group === 'Parts' ? '..' : '../../parts'}/Root/root.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends RootProps<HTMLDivElement> {
  /** Its content. */
  children: ReactNode;
}

/** TODO: what it is. Renders a \`<div>\`. */
export function ${name}({ children, ...root }: ${name}Props) {
  return <div {...rootProps(root, styles.root)}>{children}</div>;
}
`,
      [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ color: vars.color.ink });
`,
      [`${folder}/${name}.stories.tsx`]: `import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({ title: '${group}/${name}', component: ${name}, args: { children: '${name}' } });

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
});
`,
      [`${folder}/${name}.docs.tsx`]: `import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './${name}.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['TODO: when to use it.'],
  avoid: ['TODO: when not, and what to use instead.'],
};
`,
      [`.changeset/${name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()}.md`]: `---
'@apple-only/ui': minor
---

A new component, \`${name}\`.
`,
    },
    lines: {
      [`${ui}/index.ts`]: insertSorted(
        `export * from './${group.toLowerCase()}/${name}/${name}.tsx';`,
        /^export \* from '\.\/[a-z]+\/(\w+)/,
      ),
      [`${ui}/every-component.suite.tsx`]: insertSorted(
        `  ${name}: { part: <ui.${name}>${name}</ui.${name}>, html: '${name}</div>' },`,
        /^ {2}([A-Z]\w+): \{/,
      ),
    },
    next: `Write what the TODOs ask for, and one story per state. If the component has words of its own, put them in a labels.ts beside it. index.ts exports them, useLabels reads them, and packages/ui/src/locales needs them in catalogue.ts and in each language. To see the component: pnpm storybook.`,
  };
}
