import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PhoneNumber.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a number that the viewer may call: a seller’s for the buyer, a buyer’s for the seller.'],
  avoid: ['For a number that is only displayed. Text without a number does not become a link.'],
};
