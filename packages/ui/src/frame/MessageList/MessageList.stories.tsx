import preview from '#storybook/preview';
import { shownDescriptionLength } from '@apple-only/contract';
import { doneMessage, message } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { MessageList, type MessageListProps } from './MessageList.tsx';

const meta = preview.meta({
  title: 'Frame/MessageList',
  component: MessageList,
  args: { messages: [message, doneMessage], onMark: fn(), onDelete: fn() },
});

export const OpenAndDone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(within(canvas.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')).toHaveLength(2);
    const open = within(canvas.getByRole('article', { name: 'Imran Hossain' }));
    await expect(open.getByText(message.message)).toBeVisible();
    await expect(open.getByRole('link', { name: message.email })).toHaveAttribute('href', `mailto:${message.email}`);
    await expect(open.getByText('2026-11-05 08:00 UTC')).toHaveAttribute('datetime', message.time);
    await expect(open.getByText('Not done')).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Mark as done' }));
    await expect(args.onMark).toHaveBeenCalledWith(message, true);

    const done = within(canvas.getByRole('article', { name: 'Farhana Islam' }));
    await expect(done.getByText('Done')).toBeVisible();
    await userEvent.click(done.getByRole('button', { name: 'Mark as not done' }));
    await expect(args.onMark).toHaveBeenCalledWith(doneMessage, false);
    await userEvent.click(done.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(doneMessage);
  },
});

/** The list keeps the given order. */
export const SeveralMessages = meta.story({
  args: {
    messages: Array.from({ length: 30 }, (_, index) => ({
      ...(index < 3 ? message : doneMessage),
      _id: `${index}`,
      name: `Visitor ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    // A long list has parts, which are skipped as a whole while out of view.
    const parts = canvas.getAllByRole('list', { name: 'Messages' });
    await expect(parts.map((part) => part.childElementCount)).toEqual([24, 6]);
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names.slice(0, 3)).toEqual(['Visitor 1', 'Visitor 2', 'Visitor 3']);
    await expect(names).toHaveLength(30);
  },
});

export const One = meta.story({
  args: { messages: [message] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { messages: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('No messages')).not.toBeInTheDocument();
  },
});

/** No layout shift when the messages load. */
export const LoadingBesideLoaded = meta.story({
  args: { messages: [message, { ...message, _id: '2' }, { ...message, _id: '3' }] },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <MessageList {...args} messages={undefined} />
      <MessageList {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loading = 0, real = 9] = Array.from(canvasElement.children, (part) => part.getBoundingClientRect().height);
    await expect(Math.abs(loading - real)).toBeLessThan(2);
  },
});

export const MarkPending = meta.story({
  args: { marking: [message._id] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    await expect(args.onMark).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Mark as not done' })).not.toHaveAttribute('aria-disabled');
  },
});

export const DeletePending = meta.story({
  args: { deleting: [message._id] },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    if (first) await userEvent.click(first);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

function Inbox(props: MessageListProps) {
  const [done, setDone] = useState(false);
  return <MessageList {...props} messages={[{ ...message, done }]} onMark={(_, next) => setDone(next)} />;
}

/** The focus stays on the button, which then offers to undo. */
export const MarkedAndUndone = meta.story({
  render: (args) => <Inbox {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    await expect(canvas.getByText('Done')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as not done' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Not done')).toBeVisible();
  },
});

const long = 'Does the battery last? '.repeat(60);

export const LongMessage = meta.story({
  args: { messages: [{ ...message, message: long }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`${long.slice(0, shownDescriptionLength)}…`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByText(long.trim())).toBeVisible();
  },
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    messages: [
      {
        ...message,
        name: 'M'.repeat(120),
        email: `${'a.very.long.address.'.repeat(5)}@appleonly.example`,
        message: `https://appleonly.example/${'a'.repeat(300)}`,
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBe(article.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Each message has its own text direction. */
export const RightToLeft = meta.story({
  args: { messages: [{ ...message, name: 'عمران حسين', message: 'هل ما زال الجهاز متاحا؟' }] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading').getBoundingClientRect();
    await expect(name.right).toBeGreaterThan(canvas.getByText(/UTC/).getBoundingClientRect().right);
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Nachrichten' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Löschen' })).toHaveLength(2);
    await expect(canvas.queryByText(/done/i)).not.toBeInTheDocument();
  },
});
