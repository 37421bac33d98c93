import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Link, LinkProvider, type LinkProps } from './Link.tsx';

const meta = preview.meta({
  title: 'Parts/Link',
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '/blog', children: 'All articles' },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  },
});

export const CurrentPage = meta.story({
  args: { 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
});

const navigate = fn();

/** A stand-in for a router's link: a press changes the page without a reload. */
function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** A shop sets its router's link once; it then renders every link of the kit. */
export const ThroughTheRouter = meta.story({
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'All articles' }));
    await expect(navigate.mock.calls).toEqual([['/blog']]);
  },
});
