import { macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { ProductTileSkeleton } from '../../products/ProductTile/TileSkeleton.tsx';
import { LineSkeleton } from './Skeleton.tsx';
import type * as stories from './Skeleton.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In place of cards that are loading, in a `Grid` with `loading`. Each has the size of its card.',
    '`LineSkeleton` in place of text that is loading.',
  ],
  avoid: [
    'For `MessageList`, `Overview` and `PeopleTable`: without their data, they render skeletons of their own.',
    'While a list reloads: keep the current items.',
    'For a button whose action is in progress: `pending`.',
  ],
  anatomy: [
    { name: 'Loading', description: 'Announced by the `Grid`, once for all cards.', selector: 'output' },
    {
      name: 'Lines',
      description: 'Where the text will be. With reduced motion, they do not move.',
      selector: 'li',
    },
  ],
  accessibility: ['The skeletons of cards are hidden from assistive technology. A `LineSkeleton` announces itself.'],
  examples: [
    {
      do: {
        example: (
          <Grid columns={2} loading>
            <ProductTileSkeleton />
            <ProductTileSkeleton />
          </Grid>
        ),
        reason: 'Show as many as will probably load, each as large as the real card.',
      },
      dont: {
        example: (
          <Grid columns={2}>
            <ProductTile product={macBook} />
            <LineSkeleton />
          </Grid>
        ),
        reason: 'Do not replace a card with lines: the page moves when the card loads.',
      },
    },
  ],
};
