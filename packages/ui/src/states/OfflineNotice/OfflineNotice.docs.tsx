import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './OfflineNotice.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Once, as the `notice` of `Page`, rendered from the start. Your app detects whether the device is offline.'],
  avoid: [
    'For a server that does not respond: `QuietError` in place of the missing content.',
    'Rendered only while offline: screen readers do not announce a live region that is added together with its text.',
  ],
};
