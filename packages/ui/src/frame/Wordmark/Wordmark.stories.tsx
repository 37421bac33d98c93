import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { ShopProvider } from '../../parts/ShopProvider/ShopProvider.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({ title: 'Frame/Wordmark', component: Wordmark });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Apple Only' })).toHaveAttribute('href', '/');
  },
});

/** A logo needs no text: the link is named after the shop. */
export const CustomLogo = meta.story({
  render: () => (
    <ShopProvider
      brand={{ name: 'Second Bite', wordmark: <Icon name="search" /> }}
      links={{ home: 'https://bite.example/' }}
    >
      <Wordmark />
    </ShopProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Second Bite' });
    await expect(link).toHaveAttribute('href', 'https://bite.example/');
    await expect(link).toHaveTextContent('');
  },
});
