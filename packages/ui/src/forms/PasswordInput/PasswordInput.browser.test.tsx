import '../../theme/default-theme.css.ts';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

test.each(['ltr', 'rtl'])(
  'a password does not run under its button, however long the label of the button is (%s)',
  async (dir) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.dir = dir;
    const root = createRoot(container);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    root.render(
      <Field label="Password">
        <PasswordInput autoComplete="new-password" labels={{ show: 'Zeigen', hide: 'Verbergen' }} />
      </Field>,
    );
    await userEvent.click(page.getByRole('button'));
    const button = page.getByText('Verbergen').element().getBoundingClientRect();
    const input = page.getByLabelText('Password', { exact: true }).element();
    const { borderInlineEndWidth, paddingInlineEnd } = getComputedStyle(input);
    const room = Number.parseFloat(borderInlineEndWidth) + Number.parseFloat(paddingInlineEnd);
    const { left, right, width } = input.getBoundingClientRect();
    expect(dir === 'ltr' ? right - button.left : button.right - left).toBeLessThanOrEqual(room);
    expect(width).toBe(container.clientWidth);
  },
);
