'use client';

import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../theme/global.css.ts';
import * as styles from './OfflineNotice.css.ts';

export const offlineNoticeLabels = {
  title: 'You are offline.',
  text: 'What is here stays, and the shop goes on by itself once you are back.',
  /** Said, not shown: whoever sees the strip go knows it. */
  back: 'You are online again.',
};
export type OfflineNoticeLabels = typeof offlineNoticeLabels;

export interface OfflineNoticeProps {
  /** Whether the device has no network. Finding that out is up to you. */
  offline: boolean;
  /** Replaces words, for another language. */
  labels?: Partial<OfflineNoticeLabels> | undefined;
}

/**
 * Says that the device is offline, for as long as it is. Renders an `<output>`, empty at first: put it on the page from
 * the start, as the `notice` of a `Page`.
 *
 * Its strip keeps to the window's lower edge and moves nothing that stands above it.
 *
 * Accessibility: going offline and coming back are both announced, without interrupting.
 */
export function OfflineNotice({ offline, labels }: OfflineNoticeProps) {
  const text = { ...offlineNoticeLabels, ...labels };
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  return (
    // Said though an `<output>` is live by itself: a dialog silences what does not say so.
    <output aria-live="polite" className={styles.root}>
      {offline && (
        <span className={styles.strip}>
          <Icon name="offline" />
          <span>
            <span className={styles.title}>{text.title}</span> {text.text}
          </span>
        </span>
      )}
      {!offline && wasOffline && <span className={visuallyHidden}>{text.back}</span>}
    </output>
  );
}
