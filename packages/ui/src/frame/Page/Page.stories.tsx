import { buyer } from '@apple-only/contract/fixtures';
import preview from '#storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { ButtonLink } from '../../parts/Button/Button.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { RolePanel } from '../RolePanel/RolePanel.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  title: 'Frame/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <Header currentPath="/blog" signedIn={false} theme="system" onSignOut={fn()} onThemeChange={fn()} />,
    footer: <Footer />,
    children: <PageHeading title="Blog" text="How to check a used device before you pay, step by step." />,
  },
});

export const Plain = meta.story({
  play: async ({ canvas, userEvent }) => {
    // Rendered empty, so that its later text is announced.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
  },
});

export const WithPanel = meta.story({
  args: {
    header: (
      <Header currentPath="/dashboard/buyer/order" signedIn theme="system" onSignOut={fn()} onThemeChange={fn()} />
    ),
    panel: <RolePanel user={buyer} currentPath="/dashboard/buyer/order" />,
    children: (
      <>
        <PageHeading title="My Booking" size="title" />
        <EmptyState
          title="No bookings yet"
          text="What you book appears here, with the seller’s e-mail and number."
          action={
            <ButtonLink kind="quiet" href="/category/macbook">
              Browse MacBook
            </ButtonLink>
          }
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('complementary'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Booking' })).toBeVisible();
  },
});

/** On the shop's own pages the content keeps the whole width. */
export const WithPanelOnTop = WithPanel.extend({
  args: {
    panelPlace: 'top',
    children: <PageHeading title="MacBook" text="Sellers describe their own devices." />,
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary').getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(heading.top).toBeGreaterThan(panel.bottom);
    await expect(heading.left).toBe(panel.left);
  },
});

/** The next page is loading. A line shows it, and a text is announced. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Loading the page')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('progress')).toBeVisible();
  },
});
