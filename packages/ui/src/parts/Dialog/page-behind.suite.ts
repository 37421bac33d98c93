/** The element around a dialog that receives presses outside it: its scrim. */
export function pageBehind(dialog: HTMLElement): Element {
  if (!dialog.previousElementSibling) throw new Error('There is no page behind this dialog.');
  return dialog.previousElementSibling;
}
