import { photoLimits } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PhotosInput.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For the photos of a product, in a `Field`: `ProductForm` has it.',
    'With `uploads` while photos upload in parallel, and `onRetry` for those that failed.',
  ],
  avoid: ['For one photo, such as a user’s: `PhotoInput`.'],
  anatomy: [
    { name: 'List', description: 'The photos in their order. Lists show the first one, the cover.', selector: 'ol' },
    {
      name: 'Photo',
      description: 'Its preview, and under it its buttons, or its upload.',
      selector: 'li',
    },
    { name: 'Drop zone', description: 'The whole area can be pressed, and accepts dropped files.', selector: 'input' },
    {
      name: 'Instructions',
      description: `How many of ${photoLimits.perProduct} photos there are, and the views that buyers want to see.`,
      selector: 'p',
    },
    { name: 'Errors', description: 'Which files were refused, and why. The other photos stay.' },
  ],
  keyboard: [
    {
      key: 'Tab',
      effect: 'Moves the focus through the buttons of each photo, then to the drop zone.',
      story: 'MovedByKeyboard',
    },
    {
      key: 'Enter',
      effect: 'On a button that moves the photo, moves it. The button keeps the focus.',
      story: 'MovedByKeyboard',
    },
  ],
  accessibility: [
    'An ordered list, and a native file input, named by its field and described by the instructions and errors.',
    'After a move, the new place of the photo is announced; after a removal, the number of remaining photos.',
    'A mouse or pen drags a photo by its picture, touch by its handle; elsewhere, touch scrolls the page.',
    'The buttons move photos without dragging.',
  ],
};
