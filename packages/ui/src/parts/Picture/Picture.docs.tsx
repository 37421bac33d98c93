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
    { part: 'Stage', is: 'Has its size before the picture arrives, and keeps it when none does.', at: '[data-fit]' },
    {
      part: 'Picture',
      is: 'Lazy, unless `priority`. Photos of the shop’s server come in five sizes, others in those of `srcSet`.',
      at: 'img',
    },
  ],
  accessibility: [
    '`alt` says what is seen. It is empty where the words beside it say the same.',
    'The colours before a photo has loaded are hidden from assistive technology, on paper and in forced colours.',
  ],
  pictures: [
    {
      do: { shows: <Picture src="" alt="" />, because: 'Where there is no photo, leave `src` empty.' },
      dont: {
        shows: <Picture src="/photos/headphones-sage.webp" alt="MacBook Air 13 M1" />,
        because: 'Do not fill the place with a picture of something else.',
      },
    },
    {
      do: { shows: <Picture src={src} alt="An open laptop with a clean keyboard" />, because: 'Say what can be seen.' },
      dont: { shows: <Picture src={src} alt="IMG_0042.webp" />, because: 'Do not read out the name of the file.' },
    },
  ],
};
