import type { ComponentDocs } from '../../component-docs.ts';
import { Button, ButtonLink } from './Button.tsx';
import type * as stories from './Button.stories.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } as const;

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For what happens on this page: book, send, delete, show more.',
    '`primary` for the one thing to do; `quiet` for everything beside it.',
    '`dangerQuiet` for the button that asks whether to delete, `danger` for the one that does.',
    '`ButtonLink` for a way to another page that must look like a button.',
  ],
  avoid: [
    'To change pages: a `ButtonLink` or a `Link` can be opened in another tab, a button cannot.',
    'To choose one of a few: `Choice`. To choose a theme: `ThemeSwitch`.',
    '`disabled` while something is under way: `pending` keeps the focus and says what happens.',
  ],
  anatomy: [
    {
      name: 'Words',
      description: 'What a press does, a verb first. An `Icon` may stand beside them.',
      selector: 'button',
    },
    { name: 'Spinner', description: 'Turns in the place of the words while `pending`. The width stays.' },
  ],
  accessibility: [
    'Where many buttons have the same words, describe each by `aria-describedby`: the cards name their product by it.',
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
        reason: 'One `primary` in a place. The eye finds what to do.',
      },
      dont: {
        example: (
          <div style={row}>
            <Button>Add product</Button>
            <Button>Keep as draft</Button>
          </div>
        ),
        reason: 'Do not give two answers the same weight.',
      },
    },
    {
      do: {
        example: <Button pending>Booking Now</Button>,
        reason: 'While it is under way the button keeps its width and the focus, and announces it.',
      },
      dont: {
        example: <Button disabled>Please wait…</Button>,
        reason: 'Do not disable it meanwhile: the keyboard loses its place, and listeners are not told.',
      },
    },
    {
      do: {
        example: <ButtonLink href="/category/macbook">All MacBook</ButtonLink>,
        reason: 'A way to a page is a link.',
      },
      dont: {
        example: <Button onClick={() => {}}>Click here</Button>,
        reason: 'Do not name it after the mouse, and do not change pages by a handler.',
      },
    },
  ],
};
