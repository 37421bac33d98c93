import type { ComponentDocs } from '../../component-docs.ts';
import { Link } from '../../parts/Link/Link.tsx';
import { ProductForm } from './ProductForm.tsx';
import type * as stories from './ProductForm.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For a seller to list a product, on a page of its own or in a section.',
    'Also for a user who is not a seller yet: `intro` says what to do, and your `onDraft` stores the input.',
    'Pass `done` once the product is stored: it replaces the form.',
    'With `product`, to change a listed one: its photos stay unless the seller changes them.',
  ],
  avoid: [
    'In a dialog: closing it by accident would lose twelve answers.',
    'With checks of your own for prices and years: they are free text (specification §5).',
  ],
  anatomy: [
    { name: 'Intro', description: 'Optional. A note above the form.' },
    {
      name: 'Photos',
      description: 'Required, at least one. Those of a draft can load late.',
      selector: 'input[name="image"]',
    },
    {
      name: 'Condition',
      description: 'Three grades, each with its meaning for the chosen category. Required: none is chosen at first.',
      selector: 'fieldset',
    },
    {
      name: 'Category',
      description: 'MacBook, iPhone or accessories. Required.',
      selector: 'fieldset:has([name="category"])',
    },
    {
      name: 'Text fields',
      description: 'Name, prices, years and description. Free text, but none may be blank.',
      selector: 'input[name="name"]',
    },
    { name: 'Location', description: 'One of the shop’s places.', selector: 'select' },
    {
      name: 'Contact',
      description: 'Number and e-mail. The e-mail of the signed-in user is filled in.',
      selector: 'input[name="number"]',
    },
    {
      name: 'More facts',
      description: 'Optional and collapsed: battery, storage, marks, warranty. Open if one is stated.',
      selector: 'details',
    },
    {
      name: 'Warning',
      description: 'Above the button, if the stated facts are below the chosen condition. The form can still be sent.',
      selector: 'output',
    },
    {
      name: 'Fixed fields',
      description: 'For a booked product: a note above the fields; those that the buyer has agreed to are disabled.',
    },
    {
      name: 'Errors',
      description: 'Above the button: a list of the invalid fields, each a button that focuses its control.',
    },
    { name: 'Add product', description: 'Sends once, however often it is pressed.', selector: 'button[type="submit"]' },
    { name: 'Discard changes', description: 'Optional, for a listed product. Calls `onDiscard`.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Moves through the fields in reading order.', story: 'Sent' },
    { key: '→', effect: 'In condition and category, chooses the next option.', story: 'Sent' },
    { key: 'Enter', effect: 'In a field of one line, sends the form.', story: 'Sent' },
  ],
  accessibility: ['The first invalid field takes the focus. Each invalid field is described by its error.'],
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
        reason: 'After the product is stored, say where it is, and offer to add another.',
      },
      dont: {
        example: <ProductForm onSubmit={nothing} error="Success: iPhone 15 is on the market." />,
        reason: 'Do not keep the filled-in form, and do not report a success as an error.',
      },
    },
  ],
};
