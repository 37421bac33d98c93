import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SearchField.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page, as the `search` of the `Header`.',
    'Pass the names of found products as `suggestions`, and as `recent` only searches of this device.',
    'In `onModelsNeeded`, import `appleModels` from `@apple-only/contract/models`, and pass it as `models`.',
  ],
  avoid: [
    'For a field of a form: `Input`. For a choice among few: `Select` or `Choice`.',
    'With `suggestions` or `models` on a page whose results update while the user types.',
  ],
  anatomy: [
    { name: 'Search', description: 'Sends the form, as Enter does.', selector: 'button' },
    {
      name: 'Input',
      description: 'A combobox. It stays the same element when the code of its suggestions has loaded.',
      selector: 'input',
    },
    { name: 'Clear', description: 'Empties the field. Only if there is text in it.' },
    {
      name: 'Suggestions',
      description:
        'Recent searches, then at most four models, then names of products. A message if these are loading, missing or failed.',
    },
  ],
  keyboard: [
    { key: 'Arrow down, arrow up', effect: 'Open the list, and move through it.', story: 'ArrowsChoose' },
    {
      key: 'Enter',
      effect: 'Searches for the chosen suggestion, or else for the typed words.',
      story: 'EnterSearches',
    },
    { key: 'Escape', effect: 'Closes the list; pressed again, clears the field.', story: 'EscapeCloses' },
    { key: 'Tab', effect: 'Leaves the field without choosing a suggestion.', story: 'ClosesOnBlur' },
  ],
  accessibility: ['The number of suggestions, or the reason why there are none, is announced politely.'],
};
