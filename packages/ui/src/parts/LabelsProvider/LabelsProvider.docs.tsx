import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './LabelsProvider.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, around the app, for a whole language: `german` of `@apple-only/ui/locales/de`, `bengali` of `…/bn`, `arabic` of `…/ar`.',
    'In a layout that is a server component: `GermanLabels`, `BengaliLabels`, `ArabicLabels` of the same entries.',
    'To replace some words everywhere, such as `{ Badge: { booked: "Reserved" } }`. Set only the words that differ.',
    'For a language of your own: a `Catalogue`, such as `english` of `@apple-only/ui/locales/en`. A missing word is a type error.',
  ],
  avoid: [
    'For a single component: its own `labels`, which override this provider.',
    'For the shop’s name, addresses and currency: `ShopProvider`. Its `locale` is not needed: it is that of the words.',
    'For the texts that your app passes to components, such as titles: translate them in your app.',
  ],
  accessibility: [
    'Set `lang` and `dir` on the page’s root to the `locale` and `direction` of the words. Screen readers choose their voice by `lang`.',
  ],
};
