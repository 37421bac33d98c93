import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { ShowMore } from './ShowMore.tsx';
import type * as stories from './ShowMore.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: ['Under a list that loads in pages. Each page is added to the items that are already shown.'],
  avoid: [
    'For a list that failed to load at all: `QuietError`.',
    'To collapse a long text: the cards do that by themselves.',
  ],
  anatomy: [
    {
      name: 'Button',
      description: 'Loads the next items. Disappears after the last ones. After a failure, its label is Try again.',
      selector: 'button',
    },
    {
      name: 'Remark',
      description: 'How many items are shown, how many were added, or that these are all.',
      selector: 'output',
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      effect: 'Loads more items. After the last ones, the focus moves to the remark.',
      story: 'UntilAllShown',
    },
  ],
  accessibility: ['The remark is a live region: screen readers announce its changes.'],
  examples: [
    {
      do: {
        example: <ShowMore count={24} hasMore failed onMore={nothing} />,
        reason: 'After a failure, the list stays.',
      },
      dont: {
        example: <Button kind="quiet">Page 2 of 3</Button>,
        reason: 'Do not remove items that the user is comparing.',
      },
    },
  ],
};
