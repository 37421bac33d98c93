import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { FormError } from './FormError.tsx';

const meta = preview.meta({ title: 'Forms/FormError', component: FormError });

export const WithTheProvidersWords = meta.story({
  args: {
    error: {
      message: 'That e-mail and password do not match an account.',
      detail: 'Firebase: Error (auth/invalid-login-credentials).',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'That e-mail and password do not match an account.Firebase: Error (auth/invalid-login-credentials).',
    );
  },
});

export const SentenceAlone = meta.story({
  args: { error: { message: 'The connection was lost on the way.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost on the way.');
  },
});

export const NoError = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
