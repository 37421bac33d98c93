import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from './Icon.tsx';
import type * as stories from './Icon.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Beside a word and in its colour, so that users recognise it quickly.'],
  avoid: [
    'Alone: it has no accessible name. If there is room only for an icon, name the control by `aria-label`.',
    'As a decoration: colours and icons are for states.',
  ],
  accessibility: ['It is hidden from assistive technology: the word beside it has the meaning.'],
  examples: [
    {
      do: {
        example: (
          <Button kind="quiet">
            All MacBook <Icon name="arrow" />
          </Button>
        ),
        reason: 'The word has the meaning, the icon repeats it.',
      },
      dont: {
        example: (
          <Button kind="quiet">
            <Icon name="arrow" />
          </Button>
        ),
        reason: 'Do not use the icon alone: this button has no accessible name.',
      },
    },
  ],
};
