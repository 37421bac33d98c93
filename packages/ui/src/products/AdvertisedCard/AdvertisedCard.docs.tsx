import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './AdvertisedCard.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, for what sellers advertise, in a `Grid` of three or four.'],
  avoid: ['For all products of a category: `ProductTile` adds facts, `ProductCard` books.'],
  anatomy: [
    { part: 'Picture', is: 'Beside the words on a phone, above them elsewhere.', at: 'img' },
    { part: 'Category', is: 'Above the name.', at: 'p' },
    { part: 'Name', is: 'A heading. The link, if there is an `href`.', at: 'h3' },
    { part: 'Badges', is: 'Advertised, as long as it is; Booked, if it is.' },
    { part: 'Price', is: 'As typed, behind one `$`.', at: 'data' },
    { part: 'Grade', is: 'The condition on its scale of three.', at: '[data-condition]' },
  ],
  accessibility: ['One link, named by the product. The rest of the card leads there for a finger or a mouse.'],
};
