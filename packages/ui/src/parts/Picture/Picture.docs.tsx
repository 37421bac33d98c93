import type { ComponentDocs } from '../../component-docs.ts';
import { Picture } from './Picture.tsx';
import type * as stories from './Picture.stories.tsx';

const src = '/photos/laptop-open-silver.webp';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For every photo of a product, and for the pictures of a page.',
    'With an empty `src` for a product without a photo: a note replaces it.',
    'With `priority` for pictures above the fold: photos of the shop’s server show their main colours until they load.',
  ],
  avoid: ['For a user’s picture: `PeopleTable` shows it, or the initials.', 'For icons: `Icon`.'],
  anatomy: [
    {
      name: 'Stage',
      description: 'The area behind the picture. It has its size before the picture loads, and keeps it if none does.',
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
    '`alt` describes the picture. Leave it empty if the text beside it says the same.',
    'The colours of a loading photo are hidden from assistive technology, in print and in forced colours.',
  ],
  examples: [
    {
      do: { example: <Picture src="" alt="" />, reason: 'If there is no photo, leave `src` empty.' },
      dont: {
        example: <Picture src="/photos/headphones-sage.webp" alt="MacBook Air 13 M1" />,
        reason: 'Do not show a picture of something else.',
      },
    },
    {
      do: {
        example: <Picture src={src} alt="An open laptop with a clean keyboard" />,
        reason: 'Describe what the picture shows.',
      },
      dont: { example: <Picture src={src} alt="IMG_0042.webp" />, reason: 'Do not use the name of the file.' },
    },
  ],
};
