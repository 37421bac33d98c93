import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../../search/SearchField/SearchField.tsx';
import { Header } from './Header.tsx';

const meta = preview.meta({
  title: 'Frame/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { currentPath: '/', signedIn: false, theme: 'system' as const, onSignOut: fn(), onThemeChange: fn() },
});

const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

export const SignedOut = meta.story({
  globals: desktop,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([
      'Apple Only',
      'MACBOOK',
      'IPHONE',
      'ACCESSORIES',
      'HOME',
      'BLOG',
      'REGISTER',
      'LOGIN',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('HOME');
  },
});

export const SignedIn = meta.story({
  globals: desktop,
  args: { signedIn: true, currentPath: '/category/macbook/' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('MACBOOK');
    await expect(canvas.queryByRole('link', { name: /LOGIN|REGISTER/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'LOGOUT' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** While the session is loading, neither LOGIN nor LOGOUT is offered. */
export const SessionLoading = meta.story({
  globals: desktop,
  args: { signedIn: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'BLOG' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'LOGIN' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'LOGOUT' })).toBeNull();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'LOGIN' })).toBeNull();
  },
});

export const PhoneMenu = meta.story({
  globals: phone,
  args: { signedIn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('HOME');
    await expect(canvas.getByRole('button', { name: 'LOGOUT' })).toBeVisible();
  },
});

/** Escape closes the menu and returns the focus to its button; a press elsewhere and a choice close it, too. */
export const PhoneMenuCloses = meta.story({
  globals: phone,
  render: (args) => (
    <>
      <Header {...args} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    await userEvent.click(canvas.getByText('Elsewhere'));
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);
    const blog = canvas.getByRole('link', { name: 'BLOG' });
    blog.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(blog);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

const onSearch = fn();
const search = <SearchField onSearch={onSearch} />;

/** The search is beside the links. The key `/` leads to it, except while the user types. */
export const WithSearch = meta.story({
  globals: desktop,
  args: { search },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search products' });
    await expect(field).toBeVisible();
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('1/2');
    await expect(field).toHaveValue('1/2');
  },
});

/** The user has turned off the key `/`. */
export const WithoutSearchKey = meta.story({
  globals: desktop,
  args: { search, searchKey: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).not.toHaveFocus();
  },
});

/** The search is below the rest: a button opens it, and so does the key `/`. */
export const PhoneSearch = meta.story({
  globals: phone,
  args: { search },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search', expanded: false });
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveFocus();
  },
});

/** On the page of results, the search stays open. */
export const PhoneSearchShown = meta.story({
  globals: phone,
  args: { search, searchShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toBeVisible();
    await expect(canvas.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  },
});
