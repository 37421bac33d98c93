import { admin, buyer, newSeller, seller } from '@apple-only/contract/fixtures';
import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { vars } from '../../theme/contract.css.ts';
import { ShopProvider } from '../../parts/ShopProvider/ShopProvider.tsx';
import { RolePanel } from './RolePanel.tsx';

const meta = preview.meta({
  title: 'Frame/RolePanel',
  component: RolePanel,
  args: { user: buyer, currentPath: '/dashboard' },
  decorators: [
    (Story, { parameters }) =>
      parameters['wide'] ? Story() : <div style={{ maxInlineSize: vars.measure.side }}>{Story()}</div>,
  ],
});

/** Every role has a dashboard. */
export const DashboardOnly = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName('Dashboard');
    await expect(first).toHaveAttribute('href', '/dashboard');
    await expect(first).toHaveAttribute('aria-current', 'page');
  },
});

export const Buyer = meta.story({
  args: { currentPath: '/dashboard/buyer/order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buyer')).toBeVisible();
    await expect(canvas.getByText(buyer.name)).toBeVisible();
    await expect(canvas.getByText(buyer.email)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My All Orders', current: 'page' })).toBeVisible();
    await expect(canvas.queryByText('Not Verified')).toBeNull();
  },
});

export const VerifiedSeller = meta.story({
  args: { user: seller, currentPath: '/dashboard/sellers/allproducts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Products', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Products' })).toHaveAttribute(
      'href',
      '/dashboard/sellers/addproducts',
    );
  },
});

export const NewSeller = meta.story({
  args: { user: newSeller },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
  },
});

/** Above a page, its parts are side by side. */
export const AbovePage = meta.story({
  parameters: { wide: true },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { user: seller, currentPath: '/dashboard/sellers/allproducts' },
  play: async ({ canvas }) => {
    const name = canvas.getByText(seller.name).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Add Products' }).getBoundingClientRect();
    await expect(link.top).toBeLessThan(name.bottom);
    await expect(link.left).toBeGreaterThan(name.right);
  },
});

/** On a phone it takes one line, and links that do not fit scroll into view when they take the focus. */
export const OneLineOnAPhone = meta.story({
  parameters: { wide: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { user: newSeller, currentPath: '/dashboard/sellers/allproducts' },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('complementary');
    await expect(panel.offsetHeight).toBeLessThan(64);
    await expect(canvas.getByText(newSeller.name)).toBeVisible();
    await expect(canvas.getByText(newSeller.email)).toBeVisible();
    const edges = panel.getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(edges.left);
      await expect(right).toBeLessThanOrEqual(edges.right);
    }
  },
});

/** The seller’s badge is in view without scrolling. */
export const SellerOnAPhone = meta.story({
  parameters: { wide: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { user: newSeller, currentPath: '/' },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary');
    const edges = panel.getBoundingClientRect();
    await expect(panel.offsetHeight).toBeLessThan(64);
    const seal = canvas.getByText('Not Verified').getBoundingClientRect();
    await expect(seal.right).toBeLessThan(edges.right);
    await expect(seal.top).toBeGreaterThanOrEqual(edges.top);
    await expect(seal.bottom).toBeLessThanOrEqual(edges.bottom);
  },
});

/** The link of the current page is in view without scrolling, however far along the line it is. */
export const CurrentPageOnAPhone = meta.story({
  parameters: { wide: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { user: admin, currentPath: '/dashboard/messages' },
  play: async ({ canvas }) => {
    const edges = canvas.getByRole('complementary').getBoundingClientRect();
    const link = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(link.left).toBeGreaterThanOrEqual(edges.left);
    await expect(link.right).toBeLessThanOrEqual(edges.right);
  },
});

export const LongNameOnAPhone = meta.story({
  parameters: { wide: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    user: {
      ...seller,
      name: 'Maximiliana Katharina von und zu Hohenstein-Waldburg',
      email: `${'long.'.repeat(12)}name@appleonly.example`,
    },
  },
  play: async ({ canvas }) => {
    const edges = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(edges.height).toBeLessThan(64);
    await expect(canvas.getByTitle(/^long\./)).toBeVisible();
    await expect(canvas.getByText(/^Maximiliana/).getBoundingClientRect().right).toBeLessThan(edges.right);
    await expect(canvas.getByRole('link', { name: 'Dashboard' }).getBoundingClientRect().left).toBeLessThan(
      edges.right,
    );
  },
});

export const Admin = meta.story({
  args: { user: admin, currentPath: '/dashboard/allsellers/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All Sellers', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All Buyers' })).toHaveAttribute('href', '/dashboard/allbuyers');
  },
});

/** Routers ignore the case of an address. */
export const CapitalsInTheAddress = meta.story({
  args: { user: admin, currentPath: '/Dashboard/AllSellers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All Sellers', current: 'page' })).toBeVisible();
  },
});

export const LongName = meta.story({
  args: {
    user: {
      ...seller,
      name: 'Wolfeschlegelsteinhausenbergerdorff',
      email: `${'long.'.repeat(12)}name@appleonly.example`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('complementary').scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A long name takes at most two lines of a strip; its `title` has the full name. */
export const NameOf200Letters = meta.story({
  parameters: { wide: true },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { user: { ...seller, name: `${'Wolfeschlegel '.repeat(13)}Wolfeschlegel` } },
  play: async ({ canvas }) => {
    const name = canvas.getByTitle(/^(Wolfeschlegel ?){14}$/);
    await expect(name.offsetHeight).toBeLessThanOrEqual(Math.ceil(2 * parseFloat(getComputedStyle(name).lineHeight)));
  },
});

export const SignedOut = meta.story({
  parameters: { wide: true },
  args: { user: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
});

/** A shop whose pages have other addresses. */
export const OtherAddresses = meta.story({
  args: { user: seller, currentPath: '/mine' },
  render: (args) => (
    <ShopProvider links={{ dashboard: '/me', myProducts: '/mine' }}>
      <RolePanel {...args} />
    </ShopProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/me',
      '/mine',
      '/dashboard/sellers/addproducts',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Products');
  },
});
