import preview from '#storybook/preview';
import { textLimits } from '@apple-only/contract';
import { buyer, message as written } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent as user, waitFor, type within } from 'storybook/test';
import { expectFieldError } from '../Field/field-error.suite.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const entered = { name: written.name, email: written.email, message: written.message };

const meta = preview.meta({
  title: 'Forms/ContactForm',
  component: ContactForm,
  args: { onSubmit: fn(), onAgain: fn(), pending: false },
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
});

/** Sends the form with one invalid field. */
async function expectOnlyError(
  canvas: ReturnType<typeof within>,
  label: string,
  message: string,
  validText = 'Something',
) {
  await user.click(canvas.getByRole('button', { name: 'Send' }));
  await expectFieldError(canvas, label, message, validText);
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Message').tagName).toBe('TEXTAREA');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

export const FilledInForUser = meta.story({
  args: { defaultValues: { name: buyer.name, email: buyer.email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue(buyer.name);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(buyer.email);
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
  },
});

export const NothingEntered = meta.story({
  play: async ({ args, canvas }) => {
    await expectOnlyError(canvas, 'Name', 'Name is Required');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Email Address is required');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Message is Required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NameMissing = meta.story({
  args: { defaultValues: { ...entered, name: '   ' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Name', 'Name is Required'),
});

export const EmailMissing = meta.story({
  args: { defaultValues: { ...entered, email: '' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'E-mail', 'Email Address is required', buyer.email),
});

export const EmailMalformed = meta.story({
  args: { defaultValues: { ...entered, email: 'imran at home' } },
  play: ({ canvas }) =>
    expectOnlyError(canvas, 'E-mail', 'Enter an e-mail address like name@example.com.', buyer.email),
});

export const MessageMissing = meta.story({
  args: { defaultValues: { ...entered, message: '\n \n' } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Message', 'Message is Required'),
});

/** A message that is too long is reported, not cut off, so that no words are lost unnoticed. */
export const MessageTooLong = meta.story({
  args: { defaultValues: { ...entered, message: 'M'.repeat(textLimits.message + 1) } },
  play: ({ canvas }) => expectOnlyError(canvas, 'Message', '1 character too many. Shorten this to 5,000 characters.'),
});

/** Text that is too long is neither sent nor truncated. */
export const NameAndEmailTooLong = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const tooLong = { Name: 'M'.repeat(textLimits.name + 1), 'E-mail': `${'m'.repeat(textLimits.email)}@x.example` };
    for (const [label, text] of Object.entries(tooLong)) {
      await userEvent.click(canvas.getByLabelText(label));
      await userEvent.paste(text);
    }
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    for (const [label, text] of Object.entries(tooLong)) await expect(canvas.getByLabelText(label)).toHaveValue(text);
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/^1 character too many/);
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^10 characters too many/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    for (const words of Object.values(entered)) {
      await userEvent.paste(words);
      await userEvent.tab();
    }
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(entered));
  },
});

/** The second press comes before the page has set `pending`. */
export const DoublePress = meta.story({
  args: { defaultValues: entered },
  render: function Late({ onSubmit, ...args }) {
    const [pending, setPending] = useState(false);
    const send: ContactFormProps['onSubmit'] = (message) => {
      setTimeout(() => setPending(true));
      return onSubmit(message);
    };
    return <ContactForm {...args} pending={pending} onSubmit={send} />;
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    button.click();
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  args: { defaultValues: entered, pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Send/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A page whose first attempt fails and whose second succeeds. */
function Page({ onSubmit, done, ...form }: ContactFormProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <ContactForm
      {...form}
      onSubmit={(message) => {
        setAttempts(attempts + 1);
        return onSubmit(message);
      }}
      onAgain={() => setAttempts(0)}
      error={attempts === 1 ? { message: 'Too many messages. Wait a minute, then try again.' } : undefined}
      done={attempts === 2 && done}
    />
  );
}

/** The entered values are kept, and can be sent again. */
export const Failed = meta.story({
  render: (args) => <Page {...args} />,
  args: { defaultValues: { name: buyer.name, email: buyer.email } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Message'));
    await userEvent.paste(entered.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many messages.');
    await expect(canvas.getByLabelText('Message')).toHaveValue(entered.message);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Done = meta.story({
  args: { done: 'We reply to the address you gave.' },
  play: async ({ args, canvas, userEvent }) => {
    const thanks = canvas.getByRole('region', { name: 'Thank you. We have your message.' });
    await expect(thanks).toHaveAccessibleDescription('We reply to the address you gave.');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

export const AnotherMessage = meta.story({
  render: (args) => <Page {...args} />,
  args: { defaultValues: { name: buyer.name, email: buyer.email }, done: 'We reply by e-mail.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Message'));
    await userEvent.paste(entered.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue(buyer.name);
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    defaultValues: { name: 'M'.repeat(80), email: `${'m'.repeat(60)}@appleonly.example`, message: 'M'.repeat(300) },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Another language, and another direction; no English is left. */
export const RightToLeftInAnotherLanguage = meta.story({
  args: {
    labels: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      message: 'الرسالة',
      submit: 'أرسل',
      nameRequired: 'الاسم مطلوب',
      emailRequired: 'البريد الإلكتروني مطلوب',
      messageRequired: 'الرسالة مطلوبة',
    },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'أرسل' }));
    await expect(await canvas.findByText('الرسالة مطلوبة')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/[A-Za-z]/);
  },
});
