import { textLimits } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ReleaseDialog.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'When a seller releases a booking: the buyer will see the reason.',
    'Call `close` after the release. Pass `error` if it failed.',
  ],
  avoid: ['To delete the product: `DeleteConfirmation`.', 'For a buyer, who needs no reason to cancel a booking.'],
  anatomy: [
    { name: 'Title', description: 'The question.' },
    { name: 'Consequence', description: 'That the product goes back on the market, and who will see the reason.' },
    {
      name: 'Reason',
      description: `Required, up to ${textLimits.reason} characters. A closed dialog keeps it for the same buyer.`,
    },
    { name: 'Error', description: 'Why the release failed. The entered reason stays.' },
    { name: 'cancel', description: 'Closes the dialog.' },
    { name: 'Release booking', description: 'Releases the booking. The dialog stays open while `pending`.' },
  ],
  accessibility: [
    'Focus and keys are those of `Dialog`. A missing reason takes the focus, and the error describes it.',
  ],
};
