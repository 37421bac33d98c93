import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './AdvertisedCard.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, for advertised products, in a `Grid` of three or four columns.'],
  avoid: ['For all products of a category: `ProductTile` adds facts, `ProductCard` offers booking.'],
  anatomy: [
    { name: 'Picture', description: 'Beside the text on a phone, above it elsewhere.', selector: 'img' },
    { name: 'Category', description: 'Above the name.', selector: 'p' },
    { name: 'Name', description: 'A heading. With an `href`, it is the link.', selector: 'h3' },
    { name: 'Badges', description: 'Advertised, Booked, both or none.' },
    { name: 'Price', description: 'As typed, after one `$`.', selector: 'data' },
    { name: 'Grade', description: 'The condition on its scale of three.', selector: '[data-condition]' },
  ],
  accessibility: ['One link, named after the product. For touch and mouse, the whole card is the link.'],
};
