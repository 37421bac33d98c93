import type { ComponentDocs } from '../../component-docs.ts';
import { Picture } from './Picture.tsx';
import type * as stories from './Picture.stories.tsx';

const src = '/photos/laptop-open-silver.webp';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For every photo of a product, and for the pictures of a page.',
    'An empty `src` where a product has none: the place stays and says so.',
    '`priority` for the few pictures that are seen first. Until they have loaded, photos of the shop’s server are seen in the few colours that their address has.',
  ],
  avoid: ['For a person: `PeopleTable` shows faces with their initials.', 'For signs: `Icon`.'],
  anatomy: [
    {
      name: 'Stage',
      description: 'Has its size before the picture arrives, and keeps it when none does.',
      selector: '[data-fit]',
    },
    {
      name: 'Picture',
      description:
        'Lazy, unless `priority`. Photos of the shop’s server come in five sizes, others in those of `srcSet`.',
      selector: 'img',
    },
  ],
  accessibility: [
    '`alt` says what is seen. It is empty where the words beside it say the same.',
    'The colours before a photo has loaded are hidden from assistive technology, on paper and in forced colours.',
  ],
  examples: [
    {
      do: { example: <Picture src="" alt="" />, reason: 'Where there is no photo, leave `src` empty.' },
      dont: {
        example: <Picture src="/photos/headphones-sage.webp" alt="MacBook Air 13 M1" />,
        reason: 'Do not fill the place with a picture of something else.',
      },
    },
    {
      do: {
        example: <Picture src={src} alt="An open laptop with a clean keyboard" />,
        reason: 'Say what can be seen.',
      },
      dont: { example: <Picture src={src} alt="IMG_0042.webp" />, reason: 'Do not read out the name of the file.' },
    },
  ],
};
