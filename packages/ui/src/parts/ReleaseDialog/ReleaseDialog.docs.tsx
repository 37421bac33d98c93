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
    { name: 'Title', description: 'The question.' },
    { name: 'Consequence', description: 'That the product is on the market again, and who reads the reason.' },
    {
      name: 'Reason',
      description: `Required, up to ${textLimits.reason} characters. Kept for the same buyer alone, if the dialog is left.`,
    },
    { name: 'Refusal', description: 'Why it was not released. The reason stays.' },
    { name: 'cancel', description: 'Leaves.' },
    { name: 'Release booking', description: 'Releases. While `pending` the dialog stays open.' },
  ],
  accessibility: ['Focus and keys are those of `Dialog`. A reason that is missing takes the focus and is described.'],
};
