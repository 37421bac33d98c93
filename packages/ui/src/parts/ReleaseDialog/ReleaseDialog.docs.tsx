import { textLimits } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ReleaseDialog.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'When a seller gives up a booking: the buyer reads the reason.',
    'Call `close` when the booking is released; pass `error` where it was not.',
  ],
  avoid: ['To delete the product: `DeleteConfirmation`.', 'For a buyer, who cancels without a reason.'],
  anatomy: [
    { part: 'Title', is: 'The question.' },
    { part: 'Consequence', is: 'That the product is on the market again, and who reads the reason.' },
    {
      part: 'Reason',
      is: `Required, up to ${textLimits.reason} characters. Kept for the same buyer alone, if the dialog is left.`,
    },
    { part: 'Refusal', is: 'Why it was not released. The reason stays.' },
    { part: 'cancel', is: 'Leaves.' },
    { part: 'Release booking', is: 'Releases. While `pending` the dialog stays open.' },
  ],
  accessibility: ['Focus and keys are those of `Dialog`. A reason that is missing takes the focus and is described.'],
};
