import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ErrorScreen.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'As your router’s error page: where a page could not be drawn at all.',
    '`onRetry` where trying again may help; leave `picture` out where the network may be broken.',
  ],
  avoid: ['For a part of a page: `QuietError`.', 'For an unknown address: `NotFound`. For a role’s page: `NoAccess`.'],
  anatomy: [
    { part: 'Title', is: 'The page’s `<h1>`.', at: 'h1' },
    { part: 'Message', is: 'The error’s own text.', at: 'h1 + p' },
    { part: 'Try again', is: 'Only with `onRetry`.' },
    { part: 'Sign out', is: 'The way out of a page that breaks for this person.', at: 'button' },
    { part: 'Picture', is: 'Optional, decorative.', at: 'img' },
  ],
};
