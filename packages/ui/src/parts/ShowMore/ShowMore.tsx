'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { type SomeLabels, useLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import { type ShowMoreLabels, showMoreLabels } from './labels.ts';
import * as styles from './ShowMore.css.ts';

export interface ShowMoreProps extends RootProps<HTMLDivElement> {
  /** The number of items in the list. */
  count: number;
  /** Whether there are further items. */
  hasMore: boolean;
  /** Called to load the next items, or to retry after a failure. */
  onMore: () => void;
  /** Whether items are loading. @default false */
  pending?: boolean | undefined;
  /** Whether loading them failed. @default false */
  failed?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ShowMoreLabels> | undefined;
}

/**
 * Loads the next items of the list above it. Renders a `<div>` with a `<button>`, and an `<output>` that says how many
 * items were added, that loading failed, or that there are no more.
 */
export function ShowMore({ count, hasMore, onMore, pending = false, failed = false, labels, ...root }: ShowMoreProps) {
  const text = useLabels<ShowMoreLabels>('ShowMore', showMoreLabels, labels);
  const [last, setLast] = useState({ count, added: 0 });
  if (last.count !== count) setLast({ count, added: count - last.count });

  // After the last page the button disappears. If the user pressed it, the focus moves to the remark that replaces it.
  const pressed = useRef(false);
  const statusRef = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (hasMore || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) statusRef.current?.focus({ preventScroll: true });
  }, [hasMore]);

  const statusText = () => {
    if (pending) return text.pending;
    if (failed) return text.failed;
    if (!hasMore) return text.all(count);
    return last.added > 0 ? text.added(last.added, count) : text.shown(count);
  };

  return (
    <div {...rootProps(root, styles.root)}>
      {hasMore && (
        <Button
          kind="quiet"
          // Not `false`: only the remark next to it is announced.
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
      <output ref={statusRef} tabIndex={-1} className={styles.status}>
        {statusText()}
      </output>
    </div>
  );
}
