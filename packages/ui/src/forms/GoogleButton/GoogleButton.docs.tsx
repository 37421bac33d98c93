import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './GoogleButton.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Under a login or registration form of your own, if Google is an alternative.',
    'Pass `onCancel`: providers report late, or never, that the window was closed.',
  ],
  avoid: ['Under `LoginForm` and `RegisterForm`: pass them `google`.'],
  anatomy: [
    { name: 'Or', description: 'Separates the button from the form above.', selector: 'p' },
    { name: 'Button', description: 'Opens Google’s window.', selector: 'button' },
    { name: 'Hint', description: 'Optional. A note, such as which role a new account gets.' },
    { name: 'Waiting', description: 'While the window is open: what to do there, and Cancel.' },
  ],
};
