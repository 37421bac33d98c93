import preview from '#storybook/preview';
import { buyer, macBook } from '@apple-only/contract/fixtures';
import { toast } from '@apple-only/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CardWithModal } from './card-with-modal.tsx';
import { CategoryPage } from './category-page.tsx';

const book = fn(async () => true);

const meta = preview.meta({
  title: 'Recipes',
  tags: ['!autodocs'],
  beforeEach: () => {
    book.mockClear();
    return () => toast.removeAll();
  },
});

export const ACardWithItsModal = meta.story({
  render: () => (
    <main style={{ maxInlineSize: '41rem', paddingBlockStart: '1.5rem' }}>
      <CardWithModal product={macBook} buyer={buyer} book={book} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    book.mockResolvedValueOnce(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Booking Now' }));
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Someone else just booked this');
    await userEvent.click(screen.getByRole('button', { name: 'Booking Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('Product Booking Completed')).toBeVisible();
    await expect(book).toHaveBeenLastCalledWith(macBook, { phone: '', location: 'Dhaka' });
  },
});

/** Three products: two load at first, the third on demand. */
function Shop() {
  const named = (name: string) => ({ ...macBook, _id: name, name });
  const all = ['MacBook Air 13 M1', 'MacBook Air 15 M3', 'MacBook Pro 14 M2 Pro'].map(named);
  const [count, setCount] = useState(2);
  return (
    <CategoryPage
      category="macBook"
      buyer={buyer}
      book={book}
      onLogout={() => {}}
      list={{
        products: all.slice(0, count),
        hasMore: count < all.length,
        loading: false,
        failed: false,
        load: () => setCount(all.length),
      }}
    />
  );
}

export const AWholeCategoryPage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <Shop />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('All 3 shown')).toBeVisible();
  },
});
