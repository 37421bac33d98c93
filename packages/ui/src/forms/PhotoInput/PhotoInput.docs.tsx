import { photoLimits } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PhotoInput.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For one photo, in a `Field`: chosen, dropped, or taken with a phone’s camera.',
    '`large` where the photo is what matters, as in `ProductForm`.',
    '`progress` while it is uploaded. Meanwhile it cannot be changed.',
    '`currentPhoto` where there is one already: it stays until another is chosen.',
  ],
  avoid: ['For several photos, or for other files: it takes one picture.'],
  anatomy: [
    { name: 'Place', description: 'The whole of it can be pressed, and takes what is dropped.', selector: 'input' },
    { name: 'Words', description: 'What to do; once a photo is chosen, its name.', selector: 'p' },
    {
      name: 'Limits',
      description: `JPEG, PNG, WebP or AVIF. Larger than ${photoLimits.bytes / 1024 / 1024} MB is made smaller in the browser.`,
      selector: 'p > span:last-child',
    },
    {
      name: 'Preview',
      description: 'The chosen photo, or the current one. Where the browser cannot draw it, its name stands alone.',
    },
    { name: 'Refusal', description: 'Why a file was not taken. The photo chosen before stays.' },
    { name: 'Remove', description: 'Takes the photo out and gives the focus back to the input.' },
  ],
  keyboard: [{ key: 'Tab', effect: 'Reaches the place, whose outline shows the focus.', story: 'Focused' }],
  accessibility: [
    'A native file input: named by its field, described by the limits and by a refusal, which is announced as well.',
  ],
};
