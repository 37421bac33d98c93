import { createRoot, type Root } from 'react-dom/client';
import { fireEvent } from 'storybook/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Input } from '../../forms/Input/Input.tsx';
import '../../theme/default-theme.css.ts';
import { waitFor } from '../../wait-for.suite.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { doubleClickInterval } from './double-click.ts';
import { pageBehind } from './page-behind.suite.ts';

const onOpenChange = vi.fn<NonNullable<DialogProps['onOpenChange']>>();

let root: Root;

beforeEach(() => {
  onOpenChange.mockReset();
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <Dialog open onOpenChange={onOpenChange} title="Where shall we write to?">
      <Input aria-label="E-mail" />
    </Dialog>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

test('a press that begins inside and ends outside, such as a text selection, does not close the dialog', async () => {
  const dialog = await waitFor(() => element('[role=dialog]'));
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 2 * doubleClickInterval);
  const corner = { x: 5, y: 5 };
  await userEvent.dragAndDrop(element('[role=dialog] input'), pageBehind(dialog), { targetPosition: corner });
  expect(onOpenChange).not.toHaveBeenCalled();
  // A press that also begins there closes it.
  await userEvent.click(pageBehind(dialog), { position: corner });
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'outside' }));
  vi.restoreAllMocks();
});

test('Escape during IME composition does not close the dialog', async () => {
  const input = await waitFor(() => element('[role=dialog] input'));
  await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  await fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 });
  expect(onOpenChange).not.toHaveBeenCalled();
  await fireEvent.keyDown(input, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape' });
});

test('closing the last of two open dialogs lets the page scroll again', async () => {
  const dialogs = (...names: readonly string[]) =>
    root.render(names.map((name) => <Dialog key={name} open onOpenChange={onOpenChange} title={name} />));
  const shown = () => document.querySelectorAll('[role=dialog]').length;
  dialogs('First', 'Second');
  await waitFor(() => expect(shown()).toBe(2));
  dialogs('Second');
  await waitFor(() => expect(shown()).toBe(1));
  expect(document.body.style.overflow).toBe('hidden');
  dialogs();
  await waitFor(() => expect(shown()).toBe(0));
  expect(document.body.style.overflow).toBe('');
});
