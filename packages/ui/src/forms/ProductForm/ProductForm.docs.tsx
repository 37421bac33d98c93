import type { ComponentDocs } from '../../component-docs.ts';
import { Link } from '../../parts/Link/Link.tsx';
import { ProductForm } from './ProductForm.tsx';
import type * as stories from './ProductForm.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Where a seller lists a product, on a page of its own or a section of one.',
    'Also for a person who is no seller yet: `intro` says what to do, `onDraft` keeps what they write.',
    'Pass `done` once the product is stored: it takes the form’s place.',
    'With `product`, to change one that is listed: its photo stays unless another is chosen.',
  ],
  avoid: [
    'In a dialog: a slip would lose twelve answers.',
    'With checks of your own on prices and years: they are free text, as the specification has it.',
  ],
  anatomy: [
    { name: 'Intro', description: 'Optional. What to know before.' },
    { name: 'Photo', description: 'Required. It can come late, from a draft.', selector: 'input[name="image"]' },
    {
      name: 'Condition',
      description: 'Three grades, each with what it means in the chosen category. Required: none is chosen at first.',
      selector: 'fieldset',
    },
    {
      name: 'Category',
      description: 'MacBook, iPhone or accessories. Required.',
      selector: 'fieldset:has([name="category"])',
    },
    {
      name: 'Text fields',
      description: 'Name, prices, years, description: as typed, none may be blank.',
      selector: 'input[name="name"]',
    },
    { name: 'Location', description: 'One of the shop’s places.', selector: 'select' },
    {
      name: 'Contact',
      description: 'Number and e-mail. The e-mail of the signed-in person is filled in.',
      selector: 'input[name="number"]',
    },
    {
      name: 'More facts',
      description: 'Optional, and folded away: battery, storage, marks, warranty. Open if one is stated.',
      selector: 'details',
    },
    {
      name: 'Warning',
      description: 'Above the button, if the stated facts are below the chosen condition. The form can be sent.',
      selector: 'output',
    },
    {
      name: 'What is fixed',
      description:
        'For a product that is booked: a sentence above the fields, and the fields that its buyer agreed to are disabled.',
    },
    { name: 'What is wrong', description: 'Above the button: a list of the fields, each leading there.' },
    { name: 'Add product', description: 'Sends once, however often it is pressed.', selector: 'button[type="submit"]' },
    { name: 'Discard changes', description: 'Optional, for a product that is listed. Leads back.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Goes through the fields in the order in which they are read.', story: 'Sent' },
    { key: '→', effect: 'In condition and category, chooses the next.', story: 'Sent' },
    { key: 'Enter', effect: 'In a field of one line, sends the form.', story: 'Sent' },
  ],
  accessibility: ['The first wrong field takes the focus; each is described by its message.'],
  examples: [
    {
      do: {
        example: (
          <ProductForm
            onSubmit={nothing}
            done={
              <>
                iPhone 15 is on the market. See it in <Link href="/dashboard/sellers/allproducts">My Products</Link>.
              </>
            }
            onAgain={nothing}
          />
        ),
        reason: 'Once it is stored, say where the product is, and offer the next one.',
      },
      dont: {
        example: <ProductForm onSubmit={nothing} error="Success: iPhone 15 is on the market." />,
        reason: 'Do not leave the filled-in form standing, and do not say good news where failures are said.',
      },
    },
  ],
};
