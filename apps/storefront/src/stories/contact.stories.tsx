import preview from '#storybook/preview';
import { buyer } from '@apple-only/contract/fixtures';
import { expect, type userEvent as User, type within } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Contact',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/contact' },
});

async function write(canvas: ReturnType<typeof within>, userEvent: Pick<typeof User, 'type' | 'click'>) {
  await userEvent.type(await canvas.findByLabelText('Name'), 'A visitor');
  await userEvent.type(canvas.getByLabelText('E-mail'), 'visitor@example.com');
  await userEvent.type(canvas.getByLabelText('Message'), 'Is it still to be had?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

export const AsVisitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('');
  },
});

export const AsBuyer = meta.story({
  args: { as: buyer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue(buyer.name);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(buyer.email);
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByText(/We reply to visitor@example.com/)).toBeVisible();
  },
});

export const Failing = meta.story({
  args: { prepare: (shop) => void shop.fail('sendMessage', { message: 'The shop isn’t available right now.' }) },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop isn’t available right now.');
    await expect(canvas.getByLabelText('Message')).toHaveValue('Is it still to be had?');
  },
});
