export interface BecomeSellerDialogLabels {
  title: string;
  warning: (email: string) => string;
  /** The changes that follow. */
  changes: readonly string[];
  confirm: string;
  cancel: string;
}

export const becomeSellerDialogLabels: BecomeSellerDialogLabels = {
  title: 'Become a seller?',
  warning: (email) => `This changes your account ${email}. You cannot change it back.`,
  changes: [
    'You can list products, edit and advertise them.',
    'You can no longer book. To book, you need another account.',
    'My Booking, with your past bookings, is no longer shown.',
  ],
  confirm: 'Become a seller',
  cancel: 'cancel',
};
