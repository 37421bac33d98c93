import { photoLimits } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PhotoInput.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For one photo, in a `Field`. Users choose it, drop it, or take it with a phone’s camera.',
    'With `size="large"` if the photo matters most.',
    'With `progress` during the upload. Meanwhile the photo cannot be changed.',
    'With `currentPhoto` if there is one already: it stays until the user chooses another.',
  ],
  avoid: ['For several photos: `PhotosInput`. For other files: it accepts only a photo.'],
  anatomy: [
    { name: 'Drop zone', description: 'The whole area can be pressed, and accepts dropped files.', selector: 'input' },
    { name: 'Instructions', description: 'What to do, or the name of the chosen photo.', selector: 'p' },
    {
      name: 'Limits',
      description: `JPEG, PNG, WebP or AVIF. The browser shrinks photos over ${photoLimits.bytes / 1024 / 1024} MB.`,
      selector: 'p > span:last-child',
    },
    {
      name: 'Preview',
      description: 'The chosen photo, or the current one. If the browser cannot show it, only its name is visible.',
    },
    { name: 'Error', description: 'Why a file was refused. The earlier photo stays.' },
    { name: 'Remove', description: 'Removes the photo and returns the focus to the input.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Moves the focus to the input; the outline of the drop zone shows it.', story: 'Focused' },
  ],
  accessibility: [
    'A native file input, named by its field and described by the limits and the error. The error is also announced.',
  ],
};
