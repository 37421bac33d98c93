import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = preview.meta({
  title: 'Parts/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Booking Now', onClick: fn() },
});

export const Primary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Booking Now' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({
  args: { kind: 'quiet', children: 'Off Advertising' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Off Advertising' })).toBeEnabled();
  },
});

export const Danger = meta.story({
  args: { kind: 'danger', children: 'Confirm Delete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confirm Delete' })).toBeEnabled();
  },
});

export const DangerQuiet = meta.story({
  args: { kind: 'dangerQuiet', children: 'Delete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
});

export const Small = meta.story({
  args: { size: 'small', children: 'Run Advertise' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(40);
  },
});

export const Wide = meta.story({
  args: { wide: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(canvasElement.clientWidth);
  },
});

/** Pressing it again does nothing; the focus stays on the button. */
export const Pending = meta.story({
  args: { pending: true, pendingLabel: 'Booking' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Booking Now' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Booking');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

/** A pending button does not submit its form a second time. */
export const PendingInForm = meta.story({
  args: { pending: true, type: 'submit', children: 'Login' },
  render: (args) => (
    <form
      aria-label="Login"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'true';
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, wide: true, children: 'This Product is not Available' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'This Product is not Available' })).toBeDisabled();
  },
});

/** A link to another page that looks like a button. */
export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="/category/macbook" kind="quiet" size="small">
      All MacBook <Icon name="arrow" />
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All MacBook' })).toHaveAttribute('href', '/category/macbook');
  },
});
