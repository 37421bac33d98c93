import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Header } from './Header.tsx';

const meta = preview.meta({
  title: 'Frame/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { currentPath: '/', signedIn: false, theme: 'system' as const, onLogout: fn(), onThemeChange: fn() },
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
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

/** While the session is loading, neither LOGIN nor LOGOUT is offered. */
export const Resolving = meta.story({
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
