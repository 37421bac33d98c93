import preview from '#storybook/preview';
import { buyer, macBook } from '@apple-only/contract/fixtures';
import { toast } from '@apple-only/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CardWithModal } from './card-with-modal.tsx';
import { CategoryPage } from './category-page.tsx';
import { OwnTheme } from './own-theme.tsx';

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
      onSignOut={() => {}}
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

export const AThemeOfYourColour = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => <OwnTheme product={macBook} />,
  play: async ({ canvas, userEvent, step }) => {
    const colour = canvas.getByRole('textbox', { name: 'Colour of the brand' });
    const [button] = canvas.getAllByRole('button', { name: 'Add a product' });
    const background = () => button && getComputedStyle(button).backgroundColor;
    const write = async (text: string) => {
      await userEvent.clear(colour);
      await userEvent.type(colour, text);
    };
    const isLight = getComputedStyle(document.documentElement).colorScheme === 'light';

    await step('a colour that cannot serve is refused, with the pairs that fail', async () => {
      await write('#ffd400');
      await expect(canvas.getByText(/accent on paper, light: 1\.\d+, needs 3/)).toBeVisible();
      await write('green');
      await expect(canvas.getByText(/green is not a colour/)).toBeVisible();
    });
    await step('one that can is the accent', async () => {
      await write('#0b6b3a');
      await expect(colour).toBeValid();
      await waitFor(() =>
        isLight ? expect(background()).toBe('rgb(11, 107, 58)') : expect(background()).not.toBe(''),
      );
    });
  },
});
