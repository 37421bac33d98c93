import preview from '#storybook/preview';
import { booking, withdrawnBooking } from '@apple-only/contract/fixtures';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { BookingCard } from './BookingCard.tsx';

const meta = preview.meta({
  title: 'Products/BookingCard',
  component: BookingCard,
  args: { booking, onDelete: fn() },
  decorators: [(Story, { parameters }) => (parameters['list'] ? Story() : <Grid columns={3}>{Story()}</Grid>)],
});

export const Held = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'AirPods Max' })).toBeVisible();
    await expect(canvas.getByText('$240')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'nadia@appleonly.example' })).toHaveAttribute(
      'href',
      'mailto:nadia@appleonly.example',
    );
    await expect(canvas.getByRole('link', { name: '01711 204 118' })).toHaveAttribute('href', 'tel:01711204118');
    await expect(canvas.getByText('Dhaka')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
    await expect(args.onDelete).toHaveBeenCalledWith(booking);
  },
});

export const Withdrawn = meta.story({
  args: { booking: withdrawnBooking },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This product was withdrawn/)).toBeVisible();
    await expect(canvas.queryByRole('definition')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Delete order' })).toBeEnabled();
  },
});

/** For an admin, who reads a buyer's bookings and cancels none. */
export const WithoutDelete = meta.story({
  render: (args) => <BookingCard booking={args.booking} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const MissingPicture = meta.story({
  args: { booking: { ...booking, img: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photograph supplied')).toBeVisible();
  },
});

export const LongWordsAt320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    booking: {
      ...booking,
      product: 'M'.repeat(120),
      selling_price: '1,234,567,890,123,456,789',
      seller_email: `${'a.very.long.address.'.repeat(5)}@appleonly.example`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBe(article.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Several = meta.story({
  parameters: { list: true },
  render: ({ onDelete }) => (
    <Grid columns={3}>
      <BookingCard booking={booking} onDelete={onDelete} />
      <BookingCard booking={withdrawnBooking} onDelete={onDelete} />
      <BookingCard booking={{ ...booking, product: 'AirPods Max, the second pair' }} onDelete={onDelete} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});
