import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Gallery.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For the photos of one product, on its page: `ProductDetail` has it.',
    'With the product’s `_id` as its `key`: if another product replaces it, the gallery begins with the first photo.',
    'In a place at least as wide as a phone.',
  ],
  avoid: ['In lists: a card shows the first photo with `Picture`.', 'For unrelated pictures.'],
  anatomy: [
    {
      name: 'Stage',
      description: 'Has its size before any photo loads. Users swipe or scroll it from photo to photo.',
    },
    { name: 'Photo', description: 'The first loads at once, the others when they come near the view.', selector: 'li' },
    {
      name: 'Count',
      description: 'The number of the current photo, and of all photos. Not for a single photo.',
      selector: 'p',
    },
    {
      name: 'Full size',
      description: 'Opens the photo over the page, as does a press on the photo.',
      selector: 'button',
    },
    {
      name: 'Thumbnails',
      description: 'One for each photo. The current one is marked.',
      selector: 'ul + ul, button',
    },
    {
      name: 'View',
      description:
        'A `Dialog` as large as the window. Users zoom by wheel, two fingers, double press, keys or buttons.',
    },
  ],
  keyboard: [
    { key: 'ArrowRight', effect: 'Shows the next photo, in the reading direction.', story: 'PagedByKeyboard' },
    { key: 'ArrowLeft', effect: 'Shows the previous photo.', story: 'PagedByKeyboard' },
    { key: 'Home', effect: 'Shows the first photo. End shows the last one.', story: 'PagedByKeyboard' },
    { key: '+', effect: 'In the view, zooms in. − zooms out, 0 shows the whole photo.', story: 'FullSize' },
    {
      key: 'Escape',
      effect: 'Closes the view. The gallery then shows the photo that was viewed last.',
      story: 'FullSize',
    },
  ],
  accessibility: [
    'A list of pictures in the seller’s order, each named after the product and its position.',
    'The thumbnails are a single Tab stop; the arrow keys move between them.',
    'With reduced motion, photos change without scrolling smoothly.',
  ],
};
