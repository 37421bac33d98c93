import preview from '#storybook/preview';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { quietGallery } from '../../../example/quiet-gallery.css.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { Input } from '../../forms/Input/Input.tsx';
import { toastDurations } from '../Toaster/durations.ts';
import { Toaster, toast } from '../Toaster/Toaster.tsx';
import { withClockStopped } from '../../clock.suite.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { doubleClickInterval } from './double-click.ts';
import { pageBehind } from './page-behind.suite.ts';

/** The content of a dialog, with a button that closes it. */
const ended = (children: ReactNode) => (close: () => void) => (
  <div style={{ display: 'grid', gap: '1rem', padding: '0 1.25rem 1.25rem' }}>
    {children}
    <Button wide onClick={close}>
      Done
    </Button>
  </div>
);

const meta = preview.meta({
  title: 'Parts/Dialog',
  component: Dialog,
  render: (args) => (
    <main>
      <Dialog {...args} />
    </main>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  args: {
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
    title: 'Where shall we write to?',
    children: ended(
      <Field label="E-mail">
        <Input name="email" type="email" />
      </Field>,
    ),
  },
});

/** Its trigger opens it, and a button in its content closes it: the app holds no state. */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Where shall we write to?' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger' });
  },
});

export const Done = meta.story({
  args: { defaultOpen: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'done' });
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'false');
  },
});

/** With `open`, the app decides: this app does not close the dialog. */
export const Controlled = meta.story({
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'close' });
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** Rendered in an element other than the body, it has the theme of that element. */
export const InAContainer = meta.story({
  render: function Render(args) {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    return (
      <main>
        <Dialog {...args} container={container} />
        <div ref={setContainer} data-testid="container" className={quietGallery} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await expect(screen.getByTestId('container')).toContainElement(dialog);
    const inkOf = (element: Element) => getComputedStyle(element).getPropertyValue('--apple-only-color-ink');
    await expect(inkOf(dialog)).not.toBe(inkOf(document.documentElement));
  },
});

/** A toast that appears while the dialog is open is visible and announced, and can be dismissed. */
export const WithToast = meta.story({
  args: { defaultOpen: true },
  render: (args) => (
    <>
      <main>
        <Dialog {...args} />
      </main>
      <Toaster />
    </>
  ),
  beforeEach: () => () => toast.removeAll(),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    toast.success('Seller Verified', { duration: toastDurations.loading });
    await expect(await screen.findByText('Seller Verified')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Seller Verified')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const FocusTrap = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    for (let step = 0; step < 5; step++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
  },
});

export const ClosedByPressOutside = meta.story({
  play: ({ args, canvas, userEvent }) =>
    withClockStopped(async (clock) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const dialog = await screen.findByRole('dialog');
      // The second press of a double click on the opener is not meant for the page behind.
      clock.tick(499);
      await userEvent.click(pageBehind(dialog));
      await expect(dialog).toBeVisible();
      clock.tick(1);
      await userEvent.click(pageBehind(dialog));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside' });
    }),
});

/** An accidental press must not lose what the user typed. */
export const PressOutsideAfterTyping = meta.story({
  play: ({ canvas, userEvent }) =>
    withClockStopped(async (clock) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await userEvent.type(await screen.findByRole('textbox'), 'sadia@');
      clock.tick(doubleClickInterval);
      await userEvent.click(pageBehind(screen.getByRole('dialog')));
      await expect(screen.getByRole('textbox')).toHaveValue('sadia@');
    }),
});

export const ClosedByButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    // A right click on the page behind, which closes nothing, is not the reason.
    await userEvent.pointer({ keys: '[MouseRight]', target: pageBehind(await screen.findByRole('dialog')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' });
  },
});

export const StaysWhileBusy = meta.story({
  args: { busy: true },
  play: ({ canvas, userEvent }) =>
    withClockStopped(async (clock) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const dialog = await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      clock.tick(doubleClickInterval);
      await userEvent.click(pageBehind(dialog));
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAttribute('aria-busy', 'true');
    }),
});

/** If the opener can no longer take the focus, its container does. */
export const OpenerRemoved = meta.story({
  render: (args) => <BookedMeanwhile {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Booking Now' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Booking Now' })).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('article', { name: 'MacBook' })).toHaveFocus());
  },
});

function BookedMeanwhile(dialog: DialogProps) {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  return (
    <article aria-label="MacBook">
      <Button disabled={state === 'after'} onClick={() => setState('open')}>
        Booking Now
      </Button>
      <Dialog {...dialog} trigger={undefined} open={state === 'open'} onOpenChange={() => setState('after')} />
    </article>
  );
}

/** A deleted item passes the focus to its neighbour, which is scrolled into view; the last item passes it to the page. */
export const OpenerRemovedWithCard = meta.story({
  render: (args) => <CardList {...args} />,
  play: async ({ canvas, userEvent }) => {
    const deleteItem = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }));
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('article', { name })).not.toBeInTheDocument());
    };
    await deleteItem('iPad');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'MacBook' })).toHaveFocus());
    await deleteItem('MacBook');
    const card = canvas.getByRole('article', { name: 'iPhone' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card.getBoundingClientRect().bottom).toBeGreaterThan(0);
    await deleteItem('iPhone');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

/** The focus also moves on if the item disappears only when its list is refetched. */
export const OpenerRemovedLater = meta.story({
  render: (args) => <CardList {...args} later />,
  play: async ({ canvas, userEvent }) => {
    const deleteAndRefetch = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }));
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      const opener = canvas.getByRole('button', { name: `Delete ${name}` });
      await waitFor(() => expect(opener).toHaveFocus());
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(opener).not.toBeInTheDocument());
    };
    await deleteAndRefetch('iPad');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'MacBook' })).toHaveFocus());
    await deleteAndRefetch('MacBook');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'iPhone' })).toHaveFocus());
    // Not if the user has moved the focus meanwhile.
    await userEvent.click(canvas.getByRole('button', { name: 'Delete iPhone' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    const opener = canvas.getByRole('button', { name: 'Delete iPhone' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(document.body);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await expect(document.body).toHaveFocus();
  },
});

/** A list that removes a deleted item: at once, or once the browser is online. */
function CardList({ later = false, ...dialog }: DialogProps & { later?: boolean }) {
  const [names, setNames] = useState(['iPhone', 'iPad', 'MacBook']);
  const [selected, setSelected] = useState<string>();
  const [deleted, setDeleted] = useState<string>();
  useEffect(() => {
    const read = () => setNames((before) => before.filter((name) => name !== deleted));
    if (!later) read();
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [later, deleted]);
  return (
    <main>
      <ul>
        {names.map((name) => (
          <li key={name} style={{ minBlockSize: '150vh' }}>
            <article aria-label={name}>
              <Button onClick={() => setSelected(name)}>Delete {name}</Button>
            </article>
          </li>
        ))}
      </ul>
      <Dialog
        {...dialog}
        trigger={undefined}
        open={selected !== undefined}
        onOpenChange={() => {
          setDeleted(selected);
          setSelected(undefined);
        }}
      />
    </main>
  );
}

/** The page behind does not scroll, and nothing on it shifts. */
export const PageDoesNotScroll = meta.story({
  render: (args) => (
    <div style={{ minBlockSize: '200vh' }}>
      <main>
        <Dialog {...args} />
      </main>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const before = opener.getBoundingClientRect();
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    await expect(opener.getBoundingClientRect()).toEqual(before);
  },
});

/** At 320 px, as at 200 % zoom: content longer than the window scrolls inside. */
export const LongOnASmallScreen = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { children: ended(<p>{'Read all of this before you go on. '.repeat(60)}</p>) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    const box = dialog.getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});
