import preview from '#storybook/preview';
import { signInErrors } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { FormError, type FormErrorProps } from './FormError.tsx';

const meta = preview.meta({ title: 'Forms/FormError', component: FormError });

export const WithProviderMessage = meta.story({
  args: {
    error: signInErrors.networkRequestFailed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${signInErrors.networkRequestFailed.message}${signInErrors.networkRequestFailed.detail}`,
    );
  },
});

export const WithoutFields = meta.story({
  args: { error: 'The connection was lost on the way.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost on the way.');
  },
});

export const WithAction = meta.story({
  args: {
    error: {
      message: 'Not added: only sellers can list devices.',
      action: (
        <Button kind="quiet" size="small">
          Log in as a seller
        </Button>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in as a seller' })).toBeVisible();
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('Sign in');
  },
});

export const NoError = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { error: { message: 'No way through. '.repeat(12), detail: 'm'.repeat(200) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Each invalid field has a button that leads to it. */
export const WithFields = meta.story({
  args: {
    error: 'Not added yet. Check these fields:',
    fields: [
      { label: 'Selling price', onSelect: fn() },
      { label: 'Mobile number', onSelect: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    // The list is not announced: the focused field announces its own error.
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('Mobile number');
    await userEvent.click(canvas.getByRole('button', { name: 'Mobile number' }));
    await expect(args.fields?.[1]?.onSelect).toHaveBeenCalledOnce();
  },
});

function Long(props: FormErrorProps) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <FormError error={failed ? props.error : undefined} />
      <div style={{ blockSize: '200vb' }} />
      <Button onClick={() => setFailed(true)}>Send</Button>
    </>
  );
}

/** The button is a screen away from the error. */
export const ScrolledIntoView = meta.story({
  args: { error: 'The connection was lost on the way.' },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: (args) => <Long {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
