export const emailProofNoticeLabels = {
  title: 'Your listings are not public yet',
  text: (email: string) =>
    `Open the link in our e-mail to ${email} to confirm your address. Then publish your listings.`,
  confirm: 'Publish listings',
  send: 'Send the e-mail again',
  sent: 'E-mail sent. It can take a few minutes to arrive.',
  unopened: 'The link has not been opened yet. Check your spam folder, too.',
};

export type EmailProofNoticeLabels = typeof emailProofNoticeLabels;
