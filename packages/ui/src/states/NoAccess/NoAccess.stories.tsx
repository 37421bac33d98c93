import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { NoAccess } from './NoAccess.tsx';

const meta = preview.meta({
  title: 'States/NoAccess',
  component: NoAccess,
  args: {
    needed: ['seller'] as const,
    signedInAs: 'buyer' as const,
    picture: '/pictures/charger-silver.webp',
    onSignOut: fn(),
  },
});

export const BuyerAtASellersPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
    await expect(canvas.getByText('This page is for sellers. You are signed in as a buyer.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

export const WithAction = meta.story({
  args: { action: <Button>Become a seller</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Become a seller' })).toHaveAttribute('data-kind', 'primary');
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('data-kind', 'quiet');
  },
});

export const SellerAtAnAdminsPage = meta.story({
  args: { needed: ['admin'], signedInAs: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page is for admins. You are signed in as a seller.')).toBeVisible();
  },
});

export const SeveralRoles = meta.story({
  args: { needed: ['buyer', 'seller'], signedInAs: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page is for buyers or sellers. You are signed in as an admin.')).toBeVisible();
  },
});

export const WithoutPicture = meta.story({
  render: () => <NoAccess needed={['seller']} signedInAs="buyer" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AnotherLanguage = meta.story({
  args: {
    labels: {
      title: 'Kein Zutritt',
      needed: { buyer: 'Käufer', seller: 'Verkäufer', admin: 'Verwalter' },
      signedIn: { buyer: 'Käufer', seller: 'Verkäufer', admin: 'Verwalter' },
      text: (needed, signedIn) => `Diese Seite ist für ${needed}. Sie sind als ${signedIn} angemeldet.`,
      back: 'Zur Übersicht',
      signOut: 'Abmelden',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Seite ist für Verkäufer. Sie sind als Käufer angemeldet.')).toBeVisible();
  },
});
