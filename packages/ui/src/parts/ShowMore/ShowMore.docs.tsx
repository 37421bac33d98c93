import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { ShowMore } from './ShowMore.tsx';
import type * as stories from './ShowMore.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: ['Under a list that is read in pages. The next page is added; nothing of the list goes.'],
  avoid: [
    'For a list that did not arrive at all: `QuietError`.',
    'To fold a long text: the cards do that by themselves.',
  ],
  anatomy: [
    {
      name: 'Button',
      description: 'Asks for the next ones. Gone with the last of them; Try again after a failure.',
      selector: 'button',
    },
    { name: 'Remark', description: 'How many are shown, how many came, that these were all.', selector: 'output' },
  ],
  keyboard: [
    {
      key: 'Enter',
      effect: 'Shows more. With the last ones, the focus goes to the remark.',
      story: 'UntilAllShown',
    },
  ],
  accessibility: ['The remark is a status: what it says is announced.'],
  examples: [
    {
      do: {
        example: <ShowMore count={24} hasMore failed onMore={nothing} />,
        reason: 'Where it failed, the list stays.',
      },
      dont: {
        example: <Button kind="quiet">Page 2 of 3</Button>,
        reason: 'Do not take away what a person is comparing.',
      },
    },
  ],
};
