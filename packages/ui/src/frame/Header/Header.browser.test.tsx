import { createRoot } from 'react-dom/client';
import { fireEvent, userEvent } from 'storybook/test';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { SearchField } from '../../search/SearchField/SearchField.tsx';
import '../../theme/default-theme.css.ts';
import { Header } from './Header.tsx';

/** An app's header on a phone. The test navigates it from page to page. */
async function show() {
  await page.viewport(390, 844);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const at = (currentPath: string) => {
    root.render(
      <Header
        currentPath={currentPath}
        signedIn={false}
        search={<SearchField onSearch={() => {}} />}
        theme="system"
        onThemeChange={() => {}}
        onSignOut={() => {}}
        data-at={currentPath}
      />,
    );
    return expect.poll(() => document.querySelector('header')?.dataset['at']).toBe(currentPath);
  };
  const button = page.getByRole('button', { name: 'Search', exact: true });
  const field = page.getByRole('combobox', { name: 'Search products' });
  const menu = page.getByRole('button', { name: 'Menu' });
  return { at, button, field, menu };
}

test('navigating to another page closes the search', async () => {
  const { at, button, field } = await show();
  await at('/login');
  await userEvent.click(button.element());
  await expect.element(field).toHaveFocus();
  page.getByRole('link', { name: 'Apple Only' }).element().focus();
  await at('/');
  await expect.element(field).not.toBeInTheDocument();
});

test('a page that arrives while the user types leaves the search open', async () => {
  const { at, button, field } = await show();
  await at('/login');
  await userEvent.click(button.element());
  await userEvent.keyboard('iph');
  await at('/');
  await userEvent.keyboard('one');
  await expect.element(field).toHaveValue('iphone');
  await expect.element(field).toHaveFocus();
});

test('Escape clears the search field, then closes the search and returns the focus', async () => {
  const { at, button, field } = await show();
  await at('/login');
  await userEvent.click(button.element());
  await userEvent.keyboard('iphone');
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Escape}');
      return field.query();
    })
    .toBeNull();
  await expect.element(button).toHaveFocus();
  await userEvent.click(button.element());
  await expect.element(field).toHaveValue('');
});

test('Escape in another field of the page leaves the focus there, and the search open', async () => {
  const { at, button, field } = await show();
  await at('/login');
  await userEvent.click(button.element());
  await expect.element(field).toHaveFocus();
  const other = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => other.remove());
  other.focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(other);
  await expect.element(field).toBeVisible();
  // Without a focused element, the key applies to the open part.
  other.blur();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

test('Escape during IME composition leaves the search open', async () => {
  const { at, button, field } = await show();
  await at('/login');
  await userEvent.click(button.element());
  await expect.element(field).toHaveFocus();
  await fireEvent.keyDown(field.element(), { key: 'Escape', isComposing: true });
  await fireEvent.keyDown(field.element(), { key: 'Escape', keyCode: 229 });
  expect(document.activeElement).toBe(field.element());
});

test('with text of twice the size, the open menu is no wider than the screen', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const { at, menu } = await show();
  await at('/login');
  await userEvent.click(menu.element());
  await expect.element(page.getByRole('link', { name: 'REGISTER' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('Back, opening the search, and moving the focus close the menu; a page that arrives does not', async () => {
  const { at, button, menu } = await show();
  await at('/login');
  const open = async () => {
    await userEvent.click(menu.element());
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  };
  const isClosed = () => expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await open();
  await at('/');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await isClosed();
  await open();
  await userEvent.click(button.element());
  await isClosed();
  await open();
  page.getByRole('link', { name: 'Apple Only' }).element().focus();
  await isClosed();
});
