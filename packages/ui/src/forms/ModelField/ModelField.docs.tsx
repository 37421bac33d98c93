import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ModelField.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In a `Field`, to ask for the model of a device. `ProductForm` has it already.',
    'In `onModelsNeeded`, import `appleModels` from `@apple-only/contract/models`, and pass it as `models`.',
    'In `onChoose`, fill in the values that the model determines. Keep those that the user has already entered.',
  ],
  avoid: [
    'For a choice among few: `Select` or `Choice`.',
    'For the words of a search: `SearchField`.',
    'To refuse a model that is not in the list: no list is complete.',
  ],
  anatomy: [
    {
      name: 'Input',
      description: 'A combobox. It stays the same element when the code of its list has loaded.',
      selector: 'input',
    },
    {
      name: 'Models',
      description: 'At most eight, the best matches first, with their years; or a message that none matches.',
    },
  ],
  keyboard: [
    { key: 'Arrow down, arrow up', effect: 'Move through the models.', story: 'ArrowsChoose' },
    {
      key: 'Enter',
      effect: 'Accepts the chosen model. Without one, closes the list; pressed again, sends the form.',
      story: 'ArrowsChoose',
    },
    { key: 'Escape', effect: 'Closes the list. The text stays.', story: 'EscapeCloses' },
    { key: 'Tab', effect: 'Leaves the input without choosing a model.', story: 'ClosesOnBlur' },
  ],
  accessibility: ['The number of models, or that there is none, is announced politely.'],
};
