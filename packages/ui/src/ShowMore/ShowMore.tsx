'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './ShowMore.css.ts';

export const showMoreLabels = {
  more: 'Show more',
  again: 'Try again',
  pending: 'Loading more',
  failed: 'More did not arrive. What is here stays.',
  added: (added: number, count: number) => `${added} more shown, ${count} so far`,
  shown: (count: number) => `${count} shown`,
  all: (count: number) => `All ${count} shown`,
};
export type ShowMoreLabels = typeof showMoreLabels;

export interface ShowMoreProps {
  /** How many items the list shows. */
  count: number;
  /** Whether there are more of them. */
  hasMore: boolean;
  /** Called when more are wanted: the next ones, or after a failure the same again. */
  onMore: () => void;
  /** Whether more are on their way. @default false */
  pending?: boolean | undefined;
  /** Whether they did not arrive. @default false */
  failed?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<ShowMoreLabels> | undefined;
}

/**
 * Stands under a list of which only a part is shown, and asks for the next. Renders a `<div>` with a `<button>`, and an
 * `<output>` that says how many came, that none came, or that there are no more.
 */
export function ShowMore({ count, hasMore, onMore, pending = false, failed = false, labels }: ShowMoreProps) {
  const text = { ...showMoreLabels, ...labels };
  const [last, setLast] = useState({ count, added: 0 });
  if (last.count !== count) setLast({ count, added: count - last.count });

  // The button goes with the last of the items; whoever pressed it goes on from where it was.
  const pressed = useRef(false);
  const remark = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (hasMore || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) remark.current?.focus({ preventScroll: true });
  }, [hasMore]);

  const said = () => {
    if (pending) return text.pending;
    if (failed) return text.failed;
    if (!hasMore) return text.all(count);
    return last.added > 0 ? text.added(last.added, count) : text.shown(count);
  };

  return (
    <div className={styles.root}>
      {hasMore && (
        <Button
          kind="quiet"
          // Not `false`: what is announced is said once, beside it.
          pending={pending || undefined}
          pendingLabel=""
          onClick={() => {
            pressed.current = true;
            onMore();
          }}
        >
          {failed && !pending ? text.again : text.more}
        </Button>
      )}
      <output ref={remark} tabIndex={-1} className={styles.remark}>
        {said()}
      </output>
    </div>
  );
}
