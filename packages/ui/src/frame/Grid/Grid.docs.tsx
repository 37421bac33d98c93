import { iPhone, macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { ProductTileSkeleton } from '../../products/ProductTile/TileSkeleton.tsx';
import { Grid } from './Grid.tsx';
import type * as stories from './Grid.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For any list of cards: 2 columns for whole cards, 3 or 4 for tiles. There are fewer where there is no room.',
    '`loading` around skeletons: it hides them from listeners and announces that something is loading.',
  ],
  avoid: ['For rows that are compared: `PeopleTable` is a table.', 'For the layout of a page: `Section` and `Page`.'],
  anatomy: [
    {
      name: 'List',
      description: 'Named by `label`, or by the heading right before it. A long list has one for every 24 cards.',
      selector: 'ul',
    },
    { name: 'Cell', description: 'One for each child. Cards of a row are equally high.', selector: 'li' },
  ],
  examples: [
    {
      do: {
        example: (
          <Grid columns={2} loading>
            <ProductTileSkeleton />
            <ProductTileSkeleton />
          </Grid>
        ),
        reason: 'Skeletons of the size of what is on its way: nothing jumps when it arrives.',
      },
      dont: {
        example: <p>Loading, please wait…</p>,
        reason: 'Do not show a line in place of a list.',
      },
    },
    {
      do: {
        example: (
          <Grid columns={2}>
            <ProductTile product={macBook} />
            <ProductTile product={iPhone} />
          </Grid>
        ),
        reason: 'One card a child.',
      },
      dont: {
        example: (
          <Grid columns={2}>
            <div>
              <ProductTile product={macBook} />
              <ProductTile product={iPhone} />
            </div>
          </Grid>
        ),
        reason: 'Do not put two in one. The list would be heard as one entry.',
      },
    },
  ],
};
