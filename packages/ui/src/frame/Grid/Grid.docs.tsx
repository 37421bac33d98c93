import { iPhone, macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { ProductTileSkeleton } from '../../products/ProductTile/TileSkeleton.tsx';
import { Grid } from './Grid.tsx';
import type * as stories from './Grid.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For any list of cards: 2 columns for whole cards, 3 or 4 for tiles. There are fewer if there is no room.',
    'With `loading` around skeletons: screen readers skip them, and announce that the list is loading.',
  ],
  avoid: [
    'For rows that users compare: a table, as in `PeopleTable`.',
    'For the layout of a page: `Section` and `Page`.',
  ],
  anatomy: [
    {
      name: 'List',
      description:
        'Named by `label`, or by the heading directly before it. A long list has a `<ul>` for every 24 cards.',
      selector: 'ul',
    },
    { name: 'Cell', description: 'One for each child. The cards of a row have the same height.', selector: 'li' },
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
        reason: 'Use skeletons of the size of the cards: nothing moves when the cards load.',
      },
      dont: {
        example: <p>Loading, please wait…</p>,
        reason: 'Do not replace a list with a line of text.',
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
        reason: 'Pass each card as a child of its own.',
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
        reason: 'Do not put two cards into one child: screen readers would announce a list of one item.',
      },
    },
  ],
};
