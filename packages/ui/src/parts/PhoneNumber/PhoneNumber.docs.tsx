import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PhoneNumber.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Where a person may call: a seller’s number to the buyer, a buyer’s to the seller.'],
  avoid: ['Where the number is only read. Text without a number stays text by itself.'],
};
