'use client';

import type { Message } from '@apple-only/contract';
import { memo, useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { EmailAddress } from '../../parts/EmailAddress/EmailAddress.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { TickIcon } from '../../parts/Icon/icons.tsx';
import { Description } from '../../products/ProductCard/Description.tsx';
import * as description from '../../products/ProductCard/Description.css.ts';
import * as skeleton from '../../states/Skeleton/Skeleton.css.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { ShopDate } from '../../parts/ShopProvider/ShopDate.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type MessageListLabels, messageListLabels } from './labels.ts';
import * as styles from './MessageList.css.ts';

export interface MessageListProps extends RootProps<HTMLElement> {
  /** The messages, exactly as the API returns them, in display order; undefined while they load. */
  messages: readonly Message[] | undefined;
  /** Called with a message to be marked as done, or as open again. */
  onMark: (message: Message, done: boolean) => void;
  /** Called with a message to be deleted; ask for confirmation first. */
  onDelete: (message: Message) => void;
  /** The ids of the messages that are being marked. */
  marking?: readonly string[] | undefined;
  /** The ids of the messages that are being deleted. */
  deleting?: readonly string[] | undefined;
  /** The heading level of each sender's name. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<MessageListLabels> | undefined;
}

/** The number of skeletons while the messages load. */
const skeletonCount = 3;

/** The number of messages in a part of a long list, which is skipped while it is out of view. */
const partSize = 24;

/**
 * Visitors' messages to the shop, and an admin's actions for each. Renders an `<article>` per message, named by its
 * sender, in a `<ul>` for every 24 messages; the first `<ul>` has `id` and `ref`. Without messages, renders an empty
 * state. Stable handlers keep messages from re-rendering.
 */
export function MessageList({
  messages,
  onMark,
  onDelete,
  marking,
  deleting,
  headingLevel = 2,
  labels,
  ...root
}: MessageListProps) {
  const text = useLabels<MessageListLabels>('MessageList', messageListLabels, labels);
  const listId = useId();
  const { className, style } = root;
  if (!messages) return <Loading {...(root as RootProps<HTMLDivElement>)} label={text.loading} />;
  if (messages.length === 0) {
    return <EmptyState {...(root as RootProps<HTMLDivElement>)} title={text.empty} text={text.emptyText} />;
  }
  const list = root as RootProps<HTMLUListElement>;
  return (
    <>
      {Array.from({ length: Math.ceil(messages.length / partSize) }, (_, part) => (
        <ul
          key={part}
          {...rootProps(part === 0 ? list : { className, style }, styles.root)}
          data-part={part > 0 ? '' : undefined}
          aria-label={text.list}
        >
          {messages.slice(part * partSize, (part + 1) * partSize).map((message) => (
            <Entry
              key={message._id}
              message={message}
              nameId={`${listId}${message._id}`}
              onMark={onMark}
              onDelete={onDelete}
              marking={marking?.includes(message._id) ?? false}
              deleting={deleting?.includes(message._id) ?? false}
              headingLevel={headingLevel}
              text={text}
            />
          ))}
        </ul>
      ))}
    </>
  );
}

interface EntryProps extends Pick<MessageListProps, 'onMark' | 'onDelete'> {
  message: Message;
  /** The id of the sender's name, which describes the buttons. */
  nameId: string;
  marking: boolean;
  deleting: boolean;
  headingLevel: 2 | 3 | 4;
  text: MessageListLabels;
}

/** One message. */
const Entry = memo(function Entry({
  message,
  nameId,
  onMark,
  onDelete,
  marking,
  deleting,
  headingLevel,
  text,
}: EntryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li>
      <article className={styles.message} aria-labelledby={nameId} data-done={message.done || undefined}>
        <div className={styles.head}>
          <Heading id={nameId} className={styles.name}>
            <bdi>{message.name}</bdi>
          </Heading>
          <p className={styles.email}>
            <EmailAddress link value={message.email} />
          </p>
          <ShopDate className={styles.time} value={message.time} withTime />
        </div>
        <Description text={message.message} labels={text} />
        <div className={styles.actions}>
          <p className={styles.state}>
            {message.done && <TickIcon size="seal" />}
            {message.done ? text.done : text.open}
          </p>
          <Button
            size="small"
            kind={message.done ? 'quiet' : 'primary'}
            pending={marking}
            aria-describedby={nameId}
            onClick={() => onMark(message, !message.done)}
          >
            {message.done ? text.markOpen : text.markDone}
          </Button>
          <Button
            size="small"
            kind="dangerQuiet"
            pending={deleting}
            aria-describedby={nameId}
            onClick={() => onDelete(message)}
          >
            {text.delete}
          </Button>
        </div>
      </article>
    </li>
  );
});

const Loading = ({ label, ...root }: RootProps<HTMLDivElement> & { label: string }) => (
  <div {...rootProps(root, styles.root)}>
    <output className={visuallyHidden}>{label}</output>
    {Array.from({ length: skeletonCount }, (_, row) => (
      <div key={row} className={styles.message} data-done aria-hidden="true">
        <div className={styles.head}>
          <div className={styles.name}>
            <span className={skeleton.word} data-length="long" />
          </div>
          <div className={styles.email}>
            <span className={skeleton.word} data-length="long" />
          </div>
        </div>
        <div className={description.root}>
          <div className={description.text}>
            <span className={skeleton.word} data-length="line" />
          </div>
        </div>
        <div className={styles.actions}>
          <div className={styles.state}>
            <span className={skeleton.word} />
          </div>
          <div className={skeleton.button} data-size="small" />
        </div>
      </div>
    ))}
  </div>
);
