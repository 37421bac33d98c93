'use client';

import { useEffect, useState } from 'react';
import { OfflineIcon } from '../../parts/Icon/icons.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type OfflineNoticeLabels, offlineNoticeLabels } from './labels.ts';
import * as styles from './OfflineNotice.css.ts';

export interface OfflineNoticeProps extends RootProps<HTMLOutputElement> {
  /** Whether the device is offline. The app has to detect it. */
  offline: boolean;
  /** Replaces words, for another language. */
  labels?: SomeLabels<OfflineNoticeLabels> | undefined;
}

/**
 * A notice that shows while the device is offline. Renders an `<output>`, empty at first: render it from
 * the start, as the `notice` of a `Page`.
 *
 * The strip sticks to the window's lower edge and shifts nothing above it. While it shows, `<html>` has `data-offline`, so that
 * nothing is scrolled under it.
 *
 * Accessibility: going offline and returning online are both announced politely.
 */
export function OfflineNotice({ offline, labels, ...root }: OfflineNoticeProps) {
  const text = useLabels<OfflineNoticeLabels>('OfflineNotice', offlineNoticeLabels, labels);
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);

  // Not `:root:has()`, which makes browsers search the whole document on every change.
  useEffect(() => {
    if (!offline) return undefined;
    const { dataset } = document.documentElement;
    dataset['offline'] = '';
    return () => {
      delete dataset['offline'];
    };
  }, [offline]);

  return (
    // An `<output>` is a live region by itself, but a dialog silences regions without an explicit `aria-live`.
    <output {...rootProps(root, styles.root)} aria-live="polite">
      {offline && (
        <span className={styles.strip}>
          <OfflineIcon />
          <span>
            <span className={styles.title}>{text.title}</span> {text.text}
          </span>
        </span>
      )}
      {!offline && wasOffline && <span className={visuallyHidden}>{text.back}</span>}
    </output>
  );
}
