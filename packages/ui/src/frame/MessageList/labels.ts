import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { DescriptionLabels } from '../../products/ProductCard/description-labels.ts';

export const messageListLabels = {
  list: 'Messages',
  loading: 'Loading',
  empty: 'No messages',
  emptyText: 'Messages from the contact page appear here.',
  open: 'Not done',
  done: 'Done',
  markDone: 'Mark as done',
  markOpen: 'Mark as not done',
  delete: 'Delete',
};

export type MessageListLabels = typeof messageListLabels & SomeLabels<DescriptionLabels>;
