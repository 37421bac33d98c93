export const offlineNoticeLabels = {
  title: 'You are offline.',
  text: 'You can keep reading. The shop reconnects by itself.',
  /** Announced, not shown: to a sighted user the disappearing strip says it. */
  back: 'You are online again.',
};

export type OfflineNoticeLabels = typeof offlineNoticeLabels;
