import { photoLimits } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PhotosInput.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For the photos of a product, in a `Field`: `ProductForm` has it.',
    '`uploads` while photos are uploaded, side by side; `onRetry` for those that failed.',
  ],
  avoid: ['For one photo, as of a person: that is `PhotoInput`.'],
  anatomy: [
    { name: 'List', description: 'The photos in their order. The first is the cover: lists show it.', selector: 'ol' },
    {
      name: 'Photo',
      description: 'Its preview, and under it what can be done with it, or its upload.',
      selector: 'li',
    },
    { name: 'Place', description: 'The whole of it can be pressed, and takes what is dropped.', selector: 'input' },
    {
      name: 'Words',
      description: `How many photos there are of at most ${photoLimits.perProduct}, and what buyers want to see.`,
      selector: 'p',
    },
    { name: 'Refusal', description: 'Which files were not taken, and why. The other photos stay.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Reaches the buttons of each photo, and then the place.', story: 'MovedByKeyboard' },
    { key: 'Enter', effect: 'Moves the photo; its button keeps the focus.', story: 'MovedByKeyboard' },
  ],
  accessibility: [
    'An ordered list, and a native file input: named by its field, described by what is expected and by a refusal.',
    'The new place of a photo that was moved is announced, and so is how many are left.',
    'A mouse or pen drags a photo, a finger its handle: anywhere else it scrolls the page. The buttons do the same without dragging.',
  ],
};
