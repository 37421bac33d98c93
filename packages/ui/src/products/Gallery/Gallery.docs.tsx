import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Gallery.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For the photos of one product, on its page: `ProductDetail` has it.',
    'With the product’s `_id` as its `key`, where a product can take the place of another: it begins with the first photo then.',
    'In a place at least as wide as a phone.',
  ],
  avoid: [
    'In lists: a card shows the first photo with `Picture`.',
    'For pictures that have nothing to do with each other.',
  ],
  anatomy: [
    {
      name: 'Stage',
      description: 'Has its size before any photo loads. Swiped or scrolled, from one photo to the next.',
    },
    { name: 'Photo', description: 'The first loads at once, the others when they are near.', selector: 'li' },
    { name: 'Count', description: 'Which photo it is, of how many. None for one photo.', selector: 'p' },
    { name: 'Full size', description: 'Opens the photo over the page; so does a press on it.', selector: 'button' },
    {
      name: 'Thumbnails',
      description: 'One for each photo; the one of the photo that is shown is marked.',
      selector: 'ul + ul, button',
    },
    {
      name: 'View',
      description: 'A `Dialog` as large as the window: zoomed by wheel, two fingers, double press, keys or buttons.',
    },
  ],
  keyboard: [
    { key: 'ArrowRight', effect: 'Shows the next photo, in the reading direction.', story: 'PagedByKeyboard' },
    { key: 'ArrowLeft', effect: 'Shows the one before.', story: 'PagedByKeyboard' },
    { key: 'Home', effect: 'Shows the first; End shows the last.', story: 'PagedByKeyboard' },
    { key: '+', effect: 'In the view: enlarges. − makes smaller, 0 shows the whole photo.', story: 'FullSize' },
    { key: 'Escape', effect: 'Closes the view. The photo stays the one that was seen last.', story: 'FullSize' },
  ],
  accessibility: [
    'A list of pictures, each named by the product and its place, in the order in which the seller shows them.',
    'The thumbnails are one stop of the Tab key; the arrow keys lead from one to the next.',
    'Without motion where the reader asks for less.',
  ],
};
