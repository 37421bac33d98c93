export interface DialogLabels {
  close: string;
}

export const dialogLabels: DialogLabels = { close: 'Close' };
