import preview from '#storybook/preview';
import { textLimits } from '@apple-only/contract';
import { buyer } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AllowReturnForm, type AllowReturnFormProps } from './AllowReturnForm.tsx';

const meta = preview.meta({ title: 'Parts/AllowReturnForm', component: AllowReturnForm, args: { onSubmit: fn() } });

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Let a deleted user register again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow registration' }));
    await expect(await canvas.findByText('Email Address is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), buyer.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Allow registration' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(buyer.email);
  },
});

function Allowing(props: AllowReturnFormProps) {
  const [allowed, setAllowed] = useState<string>();
  return <AllowReturnForm {...props} allowed={allowed} onSubmit={setAllowed} />;
}

/** A message names the allowed e-mail, and the field is ready for the next one. */
export const Allowed = meta.story({
  render: (args) => <Allowing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), buyer.email);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(`${buyer.email} can register again.`)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  },
});

export const EmailTooLong = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.click(email);
    await userEvent.paste(`${'m'.repeat(textLimits.email)}@x.example`);
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveAccessibleDescription(/^10 characters too many/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'No deleted user has this e-mail.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No deleted user has this e-mail.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), buyer.email);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue(buyer.email);
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Allow registration' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LongAddressAt320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { allowed: `${'w'.repeat(120)}@example.com` },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth + 1);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Registrierung erlauben' })).toBeVisible();
    await expect(canvas.queryByText(/register again/)).not.toBeInTheDocument();
  },
});
