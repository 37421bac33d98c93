import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SearchField.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page, as the `search` of the `Header`.',
    'Give `suggestions` as the names of found products, and `recent` from this device only.',
    'Give `models` when `onModelsNeeded` asks for them: `@apple-only/contract/models` is an entry of its own, to be imported then.',
  ],
  avoid: [
    'For a field of a form: `Input`. For a choice among few: `Select` or `Choice`.',
    'With `suggestions` or `models` where the results themselves follow what is typed.',
  ],
  anatomy: [
    { name: 'Search', description: 'Sends the form, as Enter does.', selector: 'button' },
    {
      name: 'Words',
      description: 'The combobox. It stays the same element when its suggestions have loaded.',
      selector: 'input',
    },
    { name: 'Clear', description: 'Empties the field. Only where there are words.' },
    {
      name: 'Suggestions',
      description:
        'Recent searches, then at most four models, then names of products; or that there are none yet, none at all, or none loaded.',
    },
  ],
  keyboard: [
    { key: 'Arrow down, arrow up', effect: 'Open the list, and go through it.', story: 'ArrowsChoose' },
    { key: 'Enter', effect: 'Searches for the chosen suggestion, or else for the words.', story: 'EnterSearches' },
    { key: 'Escape', effect: 'Closes the list; pressed again, clears the field.', story: 'EscapeCloses' },
    { key: 'Tab', effect: 'Leaves the field. It chooses nothing.', story: 'ClosesOnBlur' },
  ],
  accessibility: ['The number of suggestions is announced politely, and so is the reason if there are none.'],
};
