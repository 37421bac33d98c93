import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './GoogleButton.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Under a form of your own that signs in or registers, where Google is another way.',
    'Pass `onCancel`: a window that was closed is reported late, or never.',
  ],
  avoid: ['Under `LoginForm` and `RegisterForm`: give them `google`.'],
  anatomy: [
    { name: 'Or', description: 'Separates it from the form above.', selector: 'p' },
    { name: 'Button', description: 'Opens Google’s window.', selector: 'button' },
    { name: 'Hint', description: 'What to know before: which role a new account gets.' },
    { name: 'Waiting', description: 'While the window is open: what to do there, and Cancel.' },
  ],
};
