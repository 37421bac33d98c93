import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './AdvertisedCard.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, for what sellers advertise, in a `Grid` of three or four.'],
  avoid: ['For all products of a category: `ProductTile` adds facts, `ProductCard` books.'],
  anatomy: [
    { name: 'Picture', description: 'Beside the words on a phone, above them elsewhere.', selector: 'img' },
    { name: 'Category', description: 'Above the name.', selector: 'p' },
    { name: 'Name', description: 'A heading. The link, if there is an `href`.', selector: 'h3' },
    { name: 'Badges', description: 'Advertised, as long as it is; Booked, if it is.' },
    { name: 'Price', description: 'As typed, behind one `$`.', selector: 'data' },
    { name: 'Grade', description: 'The condition on its scale of three.', selector: '[data-condition]' },
  ],
  accessibility: ['One link, named by the product. The rest of the card leads there for a finger or a mouse.'],
};
