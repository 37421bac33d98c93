import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ShopProvider.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, around the shop, if its name, addresses, currency or numbers are not those of Apple Only. Set only what differs.',
    '`useBrand`, `useLinks` and `useNumbers` give your own components the same values. Outside of components, the default ones are `defaultBrand`, `defaultLinks` and `defaultNumbers`.',
  ],
  avoid: [
    'For your router’s link: `LinkProvider`.',
    'To convert prices: they are shown as their sellers typed them, after the sign.',
    'For other words, and a whole language: `LabelsProvider`. Numbers and dates follow it by themselves.',
  ],
};
