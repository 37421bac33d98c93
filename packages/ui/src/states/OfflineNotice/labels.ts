export const offlineNoticeLabels = {
  title: 'You are offline.',
  text: 'You can keep reading. The shop reconnects by itself.',
  /** Announced, not shown: sighted users see the strip disappear. */
  back: 'You are online again.',
};

export type OfflineNoticeLabels = typeof offlineNoticeLabels;
