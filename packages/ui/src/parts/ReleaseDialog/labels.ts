import type { SomeLabels } from '../LabelsProvider/use-labels.ts';
import type { FieldLabels } from '../../forms/Field/labels.ts';

export interface ReleaseDialogLabels {
  title: string;
  warning: (name: string, buyer: string | undefined) => string;
  reason: string;
  reasonRequired: string;
  release: string;
  cancel: string;
  close: string;
  field?: SomeLabels<FieldLabels>;
}

export const releaseDialogLabels: ReleaseDialogLabels = {
  title: 'Release this booking?',
  warning: (name, buyer) =>
    `${name} goes back on the market, and ${buyer ?? 'the buyer'} sees your reason in My Booking.`,
  reason: 'Reason',
  reasonRequired: 'Reason is Required',
  release: 'Release booking',
  cancel: 'cancel',
  close: 'Close',
};
