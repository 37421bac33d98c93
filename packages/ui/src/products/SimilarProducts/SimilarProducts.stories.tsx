import preview from '#storybook/preview';
import { headphones, iPhone, macBook } from '@apple-only/contract/fixtures';
import { expect } from 'storybook/test';
import { SimilarProducts } from './SimilarProducts.tsx';

const meta = preview.meta({
  title: 'Products/SimilarProducts',
  component: SimilarProducts,
  args: {
    products: [macBook, iPhone, { ...headphones, booking: false }, { ...macBook, _id: '4', name: 'MacBook Pro 14' }],
    hrefOf: ({ _id }) => `/product/${_id}`,
  },
});

export const Four = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Similar products' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: macBook.name })).toHaveAttribute('href', `/product/${macBook._id}`);
  },
});

export const One = meta.story({
  args: { products: [macBook] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** Nothing is similar: no heading without cards. */
export const None = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { products: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const AnotherLanguage = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ähnliche Geräte' })).toBeVisible();
    await expect(canvas.getByText('Beworben')).toBeVisible();
  },
});
