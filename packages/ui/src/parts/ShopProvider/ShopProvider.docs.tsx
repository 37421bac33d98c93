import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ShopProvider.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, around the shop, if its name is not Apple Only or its pages have other addresses. Set only those that differ.',
    '`useLinks` and `useBrand` give your own components the same addresses and name. Outside of components, the default ones are `defaultLinks` and `defaultBrand`.',
  ],
  avoid: ['For your router’s link: `LinkProvider`.', 'For other words: each component has its `labels`.'],
};
