import preview from '#storybook/preview';
import { signInErrors } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EmailProofNotice, type EmailProofNoticeProps } from './EmailProofNotice.tsx';

const meta = preview.meta({
  title: 'Products/EmailProofNotice',
  component: EmailProofNotice,
  args: { email: 'imran@appleonly.example', onConfirm: fn(), onSend: fn() },
});

export const NotProven = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Your listings are not public yet' })).toHaveTextContent(
      'Open the link in our e-mail to imran@appleonly.example to confirm your address.',
    );
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the e-mail again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish listings' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  args: { state: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the e-mail again' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Publish listings' })).not.toHaveAttribute('aria-disabled');
  },
});

/** Announced without interrupting. */
export const Sent = meta.story({
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    const outcome = canvas.getByText(/^E-mail sent/);
    await expect(outcome).toBeVisible();
    await expect(outcome.tagName).toBe('OUTPUT');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const SendingFailed = meta.story({
  args: { error: signInErrors.networkRequestFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(signInErrors.networkRequestFailed.message);
    await expect(canvas.getByRole('button', { name: 'Send the e-mail again' })).toBeEnabled();
  },
});

export const Confirming = meta.story({
  args: { state: 'confirming' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish listings' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const NotOpened = meta.story({
  args: { state: 'unopened' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The link has not been opened yet/)).toBeVisible();
  },
});

function Page(args: EmailProofNoticeProps) {
  const [hidden, setHidden] = useState(true);
  const leave = () => setHidden(false);
  return (
    <main>
      {hidden && <EmailProofNotice {...args} onConfirm={leave} onSend={leave} />}
      <p>All that is listed.</p>
    </main>
  );
}

/** The pressed button disappeared with the notice; the focus moved to the page. */
export const Proven = meta.story({
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, mount, userEvent }) => {
    for (const name of ['Send the e-mail again', 'Publish listings']) {
      await mount(<Page key={name} {...args} />);
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
      await expect(canvas.getByRole('main')).toHaveFocus();
    }
  },
});

export const LongAddressAt320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { email: `${'imran.rana.sarker.'.repeat(8)}@appleonly.example`, state: 'unopened' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const notice = canvas.getByRole('region');
    await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: { state: 'sent' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish listings' }).getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole('button', { name: 'Send the e-mail again' }).getBoundingClientRect().left,
    );
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Angebote veröffentlichen' })).toBeVisible();
    await expect(canvas.queryByText(/e-mail|listings/)).not.toBeInTheDocument();
  },
});
