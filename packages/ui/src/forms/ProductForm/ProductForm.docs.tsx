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
    { part: 'Intro', is: 'Optional. What to know before.' },
    { part: 'Photo', is: 'Required. It can come late, from a draft.', at: 'input[name="image"]' },
    {
      part: 'Condition',
      is: 'Three grades, each with what it means in the chosen category. Required: none is chosen at first.',
      at: 'fieldset',
    },
    { part: 'Category', is: 'MacBook, iPhone or accessories. Required.', at: 'fieldset:has([name="category"])' },
    {
      part: 'Text fields',
      is: 'Name, prices, years, description: as typed, none may be blank.',
      at: 'input[name="name"]',
    },
    { part: 'Location', is: 'One of the shop’s places.', at: 'select' },
    {
      part: 'Contact',
      is: 'Number and e-mail. The e-mail of the signed-in person is filled in.',
      at: 'input[name="number"]',
    },
    {
      part: 'More facts',
      is: 'Optional, and folded away: battery, storage, marks, warranty. Open if one is stated.',
      at: 'details',
    },
    {
      part: 'Warning',
      is: 'Above the button, if the stated facts are below the chosen condition. The form can be sent.',
      at: 'output',
    },
    {
      part: 'What is fixed',
      is: 'For a product that is booked: a sentence above the fields, and the fields that its buyer agreed to are disabled.',
    },
    { part: 'What is wrong', is: 'Above the button: a list of the fields, each leading there.' },
    { part: 'Add product', is: 'Sends once, however often it is pressed.', at: 'button[type="submit"]' },
    { part: 'Discard changes', is: 'Optional, for a product that is listed. Leads back.' },
  ],
  keyboard: [
    { key: 'Tab', does: 'Goes through the fields in the order in which they are read.', story: 'Sent' },
    { key: '→', does: 'In condition and category, chooses the next.', story: 'Sent' },
    { key: 'Enter', does: 'In a field of one line, sends the form.', story: 'Sent' },
  ],
  accessibility: ['The first wrong field takes the focus; each is described by its message.'],
  pictures: [
    {
      do: {
        shows: (
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
        because: 'Once it is stored, say where the product is, and offer the next one.',
      },
      dont: {
        shows: <ProductForm onSubmit={nothing} error="Success: iPhone 15 is on the market." />,
        because: 'Do not leave the filled-in form standing, and do not say good news where failures are said.',
      },
    },
  ],
};
