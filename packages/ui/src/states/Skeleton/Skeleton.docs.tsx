import { macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { ProductTileSkeleton } from '../../products/ProductTile/TileSkeleton.tsx';
import { LineSkeleton } from './Skeleton.tsx';
import type * as stories from './Skeleton.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In the place of cards that are on their way, in a `Grid` with `loading`. Each has the size of its card.',
    '`LineSkeleton` in the place of text.',
  ],
  avoid: [
    'For `MessageList`, `Overview` and `PeopleTable`: left without their data, they draw their own.',
    'While a list is asked for again: leave what is there.',
    'For a button that works: `pending`.',
  ],
  anatomy: [
    { name: 'Loading', description: 'Announced by the `Grid`, once for all cards.', selector: 'output' },
    {
      name: 'Lines',
      description: 'Stand where the words will. They do not move for a person who wants less motion.',
      selector: 'li',
    },
  ],
  accessibility: ['Cards’ skeletons are hidden from assistive technology. `LineSkeleton` announces itself.'],
  examples: [
    {
      do: {
        example: (
          <Grid columns={2} loading>
            <ProductTileSkeleton />
            <ProductTileSkeleton />
          </Grid>
        ),
        reason: 'As many as are likely to come, each as large as the real one.',
      },
      dont: {
        example: (
          <Grid columns={2}>
            <ProductTile product={macBook} />
            <LineSkeleton />
          </Grid>
        ),
        reason: 'Do not stand lines in for a card: the page jumps when it comes.',
      },
    },
  ],
};
