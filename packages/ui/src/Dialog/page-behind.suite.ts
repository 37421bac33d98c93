/** What is pressed beside a dialog: its scrim. */
export function pageBehind(dialog: HTMLElement): Element {
  if (!dialog.previousElementSibling) throw new Error('There is no page behind this dialog.');
  return dialog.previousElementSibling;
}
