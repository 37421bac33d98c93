import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../parts/Button/Button.tsx';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { PageHeading } from './PageHeading.tsx';

const meta = preview.meta({
  title: 'Frame/PageHeading',
  component: PageHeading,
  args: {
    title: 'MacBook',
    text: 'Sellers describe their own devices. Compare price, condition, age and seller, then book.',
  },
});

export const WithLinks = meta.story({
  args: {
    children: (
      <>
        <ButtonLink kind="quiet" href="/category/iphone">
          iPhone <Icon name="arrow" />
        </ButtonLink>
        <ButtonLink kind="quiet" href="/category/accessories">
          Accessories <Icon name="arrow" />
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'MacBook' })).toHaveAttribute('id', 'page-heading');
    await expect(canvas.getByRole('link', { name: 'iPhone' })).toBeVisible();
  },
});

/** After a navigation the focus moves here, so that a screen reader reads the new page's name. */
export const TakesFocus = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Dashboard = meta.story({
  args: { title: 'My Booking', text: undefined, size: 'title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Booking' })).toBeVisible();
  },
});
