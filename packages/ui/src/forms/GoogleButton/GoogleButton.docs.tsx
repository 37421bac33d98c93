import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './GoogleButton.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Under a form of your own that signs in or registers, where Google is another way.',
    'Pass `onCancel`: a window that was closed is reported late, or never.',
  ],
  avoid: ['Under `LoginForm` and `RegisterForm`: give them `google`.'],
  anatomy: [
    { part: 'Or', is: 'Separates it from the form above.', at: 'p' },
    { part: 'Button', is: 'Opens Google’s window.', at: 'button' },
    { part: 'Hint', is: 'What to know before: which role a new account gets.' },
    { part: 'Waiting', is: 'While the window is open: what to do there, and Cancel.' },
  ],
};
