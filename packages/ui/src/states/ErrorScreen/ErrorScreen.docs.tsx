import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ErrorScreen.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'As your router’s error page: where a page could not be drawn at all.',
    '`onRetry` where trying again may help; leave `picture` out where the network may be broken.',
  ],
  avoid: ['For a part of a page: `QuietError`.', 'For an unknown address: `NotFound`. For a role’s page: `NoAccess`.'],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Message', description: 'The error’s own text.', selector: 'h1 + p' },
    { name: 'Try again', description: 'Only with `onRetry`.' },
    { name: 'Sign out', description: 'The way out of a page that breaks for this person.', selector: 'button' },
    { name: 'Picture', description: 'Optional, decorative.', selector: 'img' },
  ],
};
