export interface DeleteConfirmationLabels {
  title: string;
  warning: (name: string) => string;
  /** The button that deletes. The prop `confirmLabel` replaces it for one deletion. */
  confirm: string;
  cancel: string;
}

export const deleteConfirmationLabels: DeleteConfirmationLabels = {
  title: 'Are you sure you want to delete?',
  warning: (name) => `If you delete ${name}. It cannot be undone.`,
  confirm: 'Delete',
  cancel: 'cancel',
};
