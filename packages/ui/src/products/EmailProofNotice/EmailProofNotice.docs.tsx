import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './EmailProofNotice.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Above a seller’s own listings while the server marks them as `hidden`.',
    'Pass `state` and `error` after each press, so that the seller sees the result.',
  ],
  avoid: [
    'For a buyer or an admin: only a seller’s listings can be hidden.',
    'For a seller whom no admin has verified: `VerifiedBadge`.',
  ],
  anatomy: [
    { name: 'Title', description: 'What is wrong.', selector: 'h2' },
    { name: 'Text', description: 'What to do, and where the e-mail went.', selector: 'p' },
    { name: 'Publish listings', description: 'Asks the server whether the link was opened.', selector: 'button' },
    { name: 'Send again', description: 'Sends another e-mail.', selector: 'button + button' },
    { name: 'Result', description: 'The result of the last press. Empty at first.' },
  ],
};
