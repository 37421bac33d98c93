import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { SortSelect } from './SortSelect.tsx';

const meta = preview.meta({ title: 'Search/SortSelect', component: SortSelect, args: { onChange: fn() } });

/** Without words there is no best match. */
export const WithoutWords = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toHaveValue('newest');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Newest',
      'Lowest price',
      'Highest price',
    ]);
    await userEvent.selectOptions(select, 'Lowest price');
    await expect(args.onChange).toHaveBeenLastCalledWith('price');
  },
});

/** The default order stays out of the address. */
export const WithWords = meta.story({
  args: { hasWords: true, value: 'newest' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toHaveValue('newest');
    await userEvent.selectOptions(select, 'Best match');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});

/** An address may ask for the best match without words: the newest come first. */
export const BestMatchWithoutWords = meta.story({
  args: { value: 'relevance' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toHaveValue('newest');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeDisabled();
  },
});
