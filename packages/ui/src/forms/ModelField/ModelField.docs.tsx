import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ModelField.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In a `Field`, where a device’s model is asked for. `ProductForm` has it already.',
    'Give `models` when `onModelsNeeded` asks for them: `@apple-only/contract/models` is an entry of its own, to be imported then.',
    'With `onChoose`, fill in what a model decides. Leave what the user has entered before.',
  ],
  avoid: [
    'For a choice among few: `Select` or `Choice`.',
    'For the words of a search: `SearchField`.',
    'To refuse a model that is not in the list. No list is complete.',
  ],
  anatomy: [
    {
      name: 'Input',
      description: 'The combobox. It stays the same element when its list has loaded.',
      selector: 'input',
    },
    { name: 'Models', description: 'At most eight, the best first, with their years; or that there is none.' },
  ],
  keyboard: [
    { key: 'Arrow down, arrow up', effect: 'Go through the models.', story: 'ArrowsChoose' },
    {
      key: 'Enter',
      effect: 'Takes the chosen model. Without one, closes the list; pressed again, sends the form.',
      story: 'ArrowsChoose',
    },
    { key: 'Escape', effect: 'Closes the list. The text stays.', story: 'EscapeCloses' },
    { key: 'Tab', effect: 'Leaves the input. It chooses nothing.', story: 'ClosesOnBlur' },
  ],
  accessibility: ['The number of models is announced politely, and so is that there is none.'],
};
