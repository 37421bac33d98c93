import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from './Icon.tsx';
import type * as stories from './Icon.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Beside a word, in the word’s colour, to find it again quickly.'],
  avoid: [
    'Alone: it has no name. Where there is room for a sign only, name the control by `aria-label`.',
    'As a decoration. Colour and signs are for states.',
  ],
  accessibility: ['It is hidden from assistive technology. The word beside it says everything.'],
  examples: [
    {
      do: {
        example: (
          <Button kind="quiet">
            All MacBook <Icon name="arrow" />
          </Button>
        ),
        reason: 'The word says it, the sign repeats it.',
      },
      dont: {
        example: (
          <Button kind="quiet">
            <Icon name="arrow" />
          </Button>
        ),
        reason: 'Do not leave the sign alone. This button has no name.',
      },
    },
  ],
};
