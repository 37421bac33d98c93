export interface ToasterLabels {
  /** Names the region where messages appear. */
  region: string;
  dismiss: string;
}

export const toasterLabels: ToasterLabels = { region: 'Messages', dismiss: 'Dismiss' };
