import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './OfflineNotice.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Once, as the `notice` of `Page`, from the start. You find out whether the device is offline.'],
  avoid: [
    'For a server that does not answer: `QuietError` where something is missing.',
    'Only while offline: a live region that comes with its words is not announced.',
  ],
};
