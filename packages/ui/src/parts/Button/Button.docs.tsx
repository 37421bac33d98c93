import type { ComponentDocs } from '../../component-docs.ts';
import { Button, ButtonLink } from './Button.tsx';
import type * as stories from './Button.stories.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } as const;

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For an action on this page: book, send, delete, show more.',
    '`primary` for the main action, `quiet` for the others.',
    '`dangerQuiet` for the button that asks for confirmation, `danger` for the one that deletes.',
    '`ButtonLink` for a link to another page that looks like a button.',
  ],
  avoid: [
    'To lead to another page: users can open a `ButtonLink` or a `Link` in another tab, but not a button.',
    'To choose one of a few: `Choice`. To choose a theme: `ThemeSwitch`.',
    'With `disabled` while an action is in progress: `pending` keeps the focus and is announced.',
  ],
  anatomy: [
    {
      name: 'Label',
      description: 'The action, beginning with a verb. An `Icon` can be beside it.',
      selector: 'button',
    },
    { name: 'Spinner', description: 'Replaces the label while `pending`. The width stays.' },
  ],
  accessibility: [
    'If several buttons have the same label, describe each by `aria-describedby`: in cards, by the product’s name.',
  ],
  examples: [
    {
      do: {
        example: (
          <div style={row}>
            <Button>Add product</Button>
            <Button kind="quiet">Keep as draft</Button>
          </div>
        ),
        reason: 'Use one `primary` in a group, so that the main action stands out.',
      },
      dont: {
        example: (
          <div style={row}>
            <Button>Add product</Button>
            <Button>Keep as draft</Button>
          </div>
        ),
        reason: 'Do not give two actions the same weight.',
      },
    },
    {
      do: {
        example: <Button pending>Booking Now</Button>,
        reason: 'While `pending`, the button keeps its width and the focus, and screen readers announce it.',
      },
      dont: {
        example: <Button disabled>Please wait…</Button>,
        reason: 'Do not disable it: it loses the focus, and screen readers announce nothing.',
      },
    },
    {
      do: {
        example: <ButtonLink href="/category/macbook">All MacBook</ButtonLink>,
        reason: 'Use a link to lead to a page.',
      },
      dont: {
        example: <Button onClick={() => {}}>Click here</Button>,
        reason: 'Do not write “click”, and do not change the page in a handler.',
      },
    },
  ],
};
