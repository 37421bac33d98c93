import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { withClockStopped } from '../../clock.suite.ts';
import { toastDurations } from './durations.ts';
import { Toaster, toast } from './Toaster.tsx';

const meta = preview.meta({
  title: 'Parts/Toaster',
  component: Toaster,
  beforeEach: () => () => toast.removeAll(),
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    toast.success('Product Booking Completed', { duration: toastDurations.loading });
    await expect(await canvas.findByText('Product Booking Completed')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
  },
});

export const Failure = meta.story({
  play: async ({ canvas }) => {
    toast.error('Couldn’t upload the photo', { duration: toastDurations.loading });
    await expect(await canvas.findByText('Couldn’t upload the photo')).toBeVisible();
  },
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    toast.loading('Saving');
    await expect(await canvas.findByText('Saving')).toBeVisible();
  },
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    toast.loading('Saving');
    toast.error('Couldn’t upload the photo', { duration: toastDurations.loading });
    toast.success('Seller Verified', { duration: toastDurations.loading });
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
  },
});

/** A message moves up if there is a button in its corner. */
export const BesideControl = meta.story({
  decorators: [
    (Story) => (
      <>
        <button type="button" style={{ position: 'fixed', insetBlockEnd: '1.5rem', insetInlineEnd: '1.5rem' }}>
          Next
        </button>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    toast.loading('Saving');
    const message = (await canvas.findByText('Saving')).parentElement;
    const button = canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect();
    await waitFor(() => expect(message?.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top));
  },
});

export const Dismissed = meta.story({
  play: async ({ canvas, userEvent }) => {
    toast.loading('Saving');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('Saving')).not.toBeInTheDocument());
  },
});

/** After a dismissal by keyboard, messages disappear by themselves again. */
export const DismissedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    toast.loading('Saving');
    await canvas.findByText('Saving');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Saving')).not.toBeInTheDocument());
    toast.success('Seller Verified');
    await canvas.findByText('Seller Verified');
    await waitFor(() => expect(canvas.queryByText('Seller Verified')).not.toBeInTheDocument());
  },
});

/** When a message is dismissed by keyboard, the focus moves to the next one, or else to the one before; by mouse, it moves to none. */
export const SeveralDismissedByKeyboard = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true, reason: 'No message is left.' } },
  play: async ({ canvas, userEvent }) => {
    for (const text of ['Fourth', 'Third', 'Second', 'First']) toast.loading(text);
    const buttonOf = async (text: string) => {
      const message = (await canvas.findByText(text)).parentElement;
      return within(message ?? document.body).getByRole('button', { name: 'Dismiss' });
    };
    await userEvent.click(await buttonOf('First'));
    await expect(document.body).toHaveFocus();
    (await buttonOf('Third')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await buttonOf('Fourth')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // Not the third, which is disappearing.
    await expect(await buttonOf('Second')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.body).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
});

/** The messages that are disappearing. */
const leaving = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-leaving]')].map((message) => message.querySelector('p')?.textContent);

/** Waits until the page shows all effects of the clock: messages are handled in order. */
async function waitForEffects(canvas: { findByText: (text: string) => Promise<HTMLElement> }) {
  const last = toast.loading('Last');
  await canvas.findByText('Last');
  toast.remove(last);
}

/** A success stays 2 s, a failure and a plain message 4 s, a loading message indefinitely (specification §9). */
export const Durations = meta.story({
  tags: ['!autodocs'],
  play: ({ canvas, canvasElement }) =>
    withClockStopped(async (clock) => {
      toast('Plain');
      toast.error('Failed');
      toast.success('Done');
      toast.loading('Saving');
      await canvas.findByText('Saving');
      clock.tick(1999);
      await waitForEffects(canvas);
      await expect(leaving(canvasElement)).toEqual([]);
      clock.tick(1);
      await waitFor(() => expect(leaving(canvasElement)).toEqual(['Done']));
      clock.tick(1999);
      await waitForEffects(canvas);
      await expect(leaving(canvasElement)).not.toContain('Plain');
      await expect(leaving(canvasElement)).not.toContain('Failed');
      clock.tick(1);
      await waitFor(() => expect(leaving(canvasElement)).toEqual(expect.arrayContaining(['Plain', 'Failed'])));
      await waitFor(() => {
        clock.tick(1000);
        return expect(canvas.queryByText('Plain')).not.toBeInTheDocument();
      });
      clock.tick(60_000);
      await waitForEffects(canvas);
      await expect(leaving(canvasElement)).toEqual([]);
      await expect(canvas.getByText('Saving')).toBeVisible();
    }),
});

/** Shows only the 20 newest messages. */
export const TwentyAtMost = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    for (let count = 1; count <= 21; count += 1) toast.loading(`Photo ${count}`);
    await expect(await canvas.findByText('Photo 21')).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(20);
    await expect(canvas.queryByText('Photo 1')).not.toBeInTheDocument();
  },
});

/** A success disappears by itself, but not while the pointer is on it. */
export const WaitsWhileHovered = meta.story({
  play: ({ canvas, userEvent }) =>
    withClockStopped(async (clock) => {
      toast.success('Seller Verified');
      const message = await canvas.findByText('Seller Verified');
      await userEvent.hover(message);
      clock.tick(10 * toastDurations.success);
      await waitForEffects(canvas);
      await expect(message.parentElement).not.toHaveAttribute('data-leaving');
      await userEvent.unhover(message);
      await waitFor(() => {
        clock.tick(toastDurations.success);
        return expect(canvas.queryByText('Seller Verified')).not.toBeInTheDocument();
      });
    }),
});
