import preview from '#storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = preview.meta({ title: 'Frame/Footer', component: Footer, parameters: { layout: 'fullscreen' } });

export const Links = meta.story({
  play: async ({ canvas }) => {
    const devices = within(canvas.getByRole('list', { name: 'Devices' }));
    await expect(devices.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/category/macbook',
      '/category/iphone',
      '/category/accessories',
    ]);
    for (const [list, hrefs] of Object.entries({
      'Apple Only': ['/', '/blog', '/about', '/grading'],
      Help: ['/contact', '/login', '/register'],
    })) {
      const links = within(canvas.getByRole('list', { name: list })).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
    }
  },
});

/** A signed-in user needs no link to log in. */
export const SignedIn = meta.story({
  args: { signedIn: true },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'Help' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/dashboard']);
  },
});

/** Users can turn off a single-key shortcut, which an accidental press or dictation can trigger. */
export const SearchKey = meta.story({
  args: { searchKey: true, onSearchKeyChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'The / key leads to the search' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onSearchKeyChange).toHaveBeenCalledWith(false);
  },
});

export const OwnWords = meta.story({
  args: { labels: { devices: 'Appareils', help: 'Aide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Appareils' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Apple Only' })).toBeVisible();
  },
});
