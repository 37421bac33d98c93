import { expect, userEvent as user, waitFor, type within } from 'storybook/test';

/** After its form was sent, an invalid field is focused and shows its error until it is corrected, and again when it becomes invalid. */
export async function expectFieldError(
  canvas: ReturnType<typeof within>,
  label: string,
  message: string,
  validText: string,
) {
  const field = canvas.getByLabelText(label);
  const wrong: string = field.value;
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(message);
  await expect(canvas.getByText(message, { selector: 'p' })).toBeVisible();
  await user.clear(field);
  await user.paste(validText);
  await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(field);
  if (wrong) await user.paste(wrong);
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
}
