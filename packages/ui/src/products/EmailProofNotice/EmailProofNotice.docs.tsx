import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './EmailProofNotice.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Above a seller’s own listings, while the server says that they are `hidden`.',
    'Pass `state` and `error` after each press, so that the seller knows what came of it.',
  ],
  avoid: [
    'For a buyer or an admin: only what a seller lists is hidden.',
    'For a seller whom no admin has verified: that is `VerifiedBadge`.',
  ],
  anatomy: [
    { part: 'Title', is: 'What is wrong.', at: 'h2' },
    { part: 'Text', is: 'What to do, and where the e-mail went.', at: 'p' },
    { part: 'Publish listings', is: 'Asks the server whether the link was opened.', at: 'button' },
    { part: 'Send again', is: 'Sends another e-mail.', at: 'button + button' },
    { part: 'Outcome', is: 'What came of the last press. Empty at first.' },
  ],
};
