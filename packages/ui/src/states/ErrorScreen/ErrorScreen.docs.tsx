import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ErrorScreen.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'As your router’s error page, for a page that failed to render.',
    'With `onRetry` if a retry may help, and without `picture` if the network may have failed.',
  ],
  avoid: [
    'For a part of a page: `QuietError`.',
    'For an unknown address: `NotFound`. For the page of another role: `NoAccess`.',
  ],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Message', description: 'The error’s own text.', selector: 'h1 + p' },
    { name: 'Try again', description: 'Only with `onRetry`.' },
    {
      name: 'Sign out',
      description: 'Only with `onSignOut`. A way out of a page that fails for this user.',
      selector: 'button',
    },
    { name: 'Picture', description: 'Optional, decorative.', selector: 'img' },
  ],
};
