import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './LabelsProvider.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, around the app, for a whole language: `german` of `@apple-only/ui/locales/de`, `bengali` of `…/bn`, `arabic` of `…/ar`. In a layout that is a server component: `GermanLabels`, `BengaliLabels`, `ArabicLabels` of the same entries.',
    'To say something in other words everywhere, such as `{ Badge: { booked: "Reserved" } }`. Set only what differs.',
    'For a language of your own: an object of the type `Catalogue`. `english` of `@apple-only/ui/locales/en` has all words to begin with; a missing one is a type error.',
  ],
  avoid: [
    'For one component in one place: its own `labels`, which win over this provider.',
    'For the shop’s name, addresses and currency: `ShopProvider`. Leave out its `locale`: numbers and dates follow the words.',
    'For the texts that your app passes to components, such as titles: they are yours.',
  ],
  accessibility: [
    'Set `lang` and `dir` on the page’s root to the `locale` and `direction` of the words. Screen readers choose their voice by `lang`.',
  ],
};
