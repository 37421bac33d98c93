import preview from '#storybook/preview';
import { textLimits } from '@apple-only/contract';
import { appleModels } from '@apple-only/contract/models';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const found = ['iPhone 13', 'iPhone 13 mini', 'iPhone 13 Pro Max'];
const recent = ['iphone 12 128gb', 'airpods', 'macbook air m1'];

const meta = preview.meta({
  title: 'Search/SearchField',
  component: SearchField,
  args: { onSearch: fn(), onType: fn(), onForget: fn(), onModelsNeeded: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '28rem', minBlockSize: '24rem' }}>{Story()}</div>],
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Search products' });
const options = (canvas: Canvas): Promise<HTMLElement[]> => canvas.findAllByRole('option');
const optionsIn = (canvas: Canvas, group: string) => {
  const shown: HTMLElement[] = within(canvas.getByRole('group', { name: group })).getAllByRole('option');
  return shown.map(({ textContent }) => textContent);
};

/** A form that leads to the results, even before its script has loaded. */
export const Empty = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('search > form')).toHaveAttribute('action', '/search');
    await expect(field(canvas)).toHaveAttribute('name', 'q');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await userEvent.type(field(canvas), ' iphone 13 {Enter}');
    await expect(args.onType).toHaveBeenLastCalledWith(' iphone 13 ');
    await expect(args.onSearch).toHaveBeenCalledWith('iphone 13');
  },
});

export const WithWords = meta.story({
  args: { value: 'macbook air' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(field(canvas)).toHaveValue('macbook air');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('macbook air');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onType).toHaveBeenLastCalledWith('');
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveFocus();
  },
});

/** Pressing a suggestion searches for it. */
export const Suggested = meta.story({
  args: { suggestions: found },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iph');
    await expect((await options(canvas)).map((option) => option.textContent)).toEqual(found);
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('3 suggestions')).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Products' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'iPhone 13 mini' }));
    await expect(args.onSearch).toHaveBeenCalledWith('iPhone 13 mini');
    await expect(field(canvas)).toHaveValue('iPhone 13 mini');
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The arrow keys choose, and the focus stays in the input. */
export const ArrowsChoose = meta.story({
  args: { suggestions: found },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iph');
    await options(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'iPhone 13 mini' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(canvas)).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveValue('iph');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('iPhone 13');
  },
});

/** Without a chosen suggestion, Enter searches for the words as typed. */
export const EnterSearches = meta.story({
  args: { suggestions: found },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iph');
    await options(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('iph');
    await waitFor(() => expect(field(canvas)).toHaveAttribute('aria-expanded', 'false'));
  },
});

/** The first Escape closes the list, the second one clears the field. */
export const EscapeCloses = meta.story({
  args: { suggestions: found },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iph');
    await options(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
    await expect(field(canvas)).toHaveValue('iph');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field(canvas)).toHaveValue(''));
    await expect(args.onType).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

/** Leaving the field closes the list, and chooses nothing. */
export const ClosesOnBlur = meta.story({
  args: { suggestions: found },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iph');
    await options(canvas);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await waitFor(() => expect(field(canvas)).toHaveAttribute('aria-expanded', 'false'));
    await expect(field(canvas)).toHaveValue('iph');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

/** Shows the recent searches before anything is typed. The last option deletes them. */
export const RecentSearches = meta.story({
  args: { recent },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(field(canvas)).toHaveAttribute('aria-expanded', 'true'));
    const names = (await options(canvas)).map((option) => option.textContent);
    await expect(names).toEqual([...recent, 'Clear recent searches']);
    await userEvent.click(canvas.getByRole('option', { name: 'airpods' }));
    await expect(args.onSearch).toHaveBeenCalledWith('airpods');
  },
});

export const RecentSearchesCleared = meta.story({
  args: { recent },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await options(canvas);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: 'Clear recent searches' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onForget).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});

/** A recent search that begins with the words is above the products. */
export const RecentAndSuggested = meta.story({
  args: { recent, suggestions: found },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iph');
    await expect((await options(canvas)).map((option) => option.textContent)).toEqual([recent[0], ...found]);
  },
});

/** Apple's models that contain the words are above the products. Pressing one searches for its name. */
export const Models = meta.story({
  args: { models: appleModels, suggestions: ['iPhone 13 128GB, blue', 'iphone 13', 'Case for iPhone 13'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onModelsNeeded).not.toHaveBeenCalled();
    await userEvent.type(field(canvas), 'iph 13');
    await options(canvas);
    await expect(args.onModelsNeeded).toHaveBeenCalled();
    const models = ['iPhone 13', 'iPhone 13 Pro', 'iPhone 13 mini', 'iPhone 13 Pro Max'];
    await expect(optionsIn(canvas, 'Models')).toEqual(models);
    // Not twice, if a product has the name of a model.
    await expect(optionsIn(canvas, 'Products')).toEqual(['iPhone 13 128GB, blue', 'Case for iPhone 13']);
    await expect(canvas.getByText('6 suggestions')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'iPhone 13 Pro' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'iPhone 13 mini' }));
    await expect(args.onSearch).toHaveBeenCalledWith('iPhone 13 mini');
    await expect(field(canvas)).toHaveValue('iPhone 13 mini');
  },
});

/** Models also show while products load, and if there are none. */
export const ModelsWithoutProducts = meta.story({
  args: { models: appleModels, suggestions: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'homepod');
    await options(canvas);
    await expect(optionsIn(canvas, 'Models')).toContain('HomePod mini');
    await expect(canvas.getByText('No product has these words.', { selector: 'p' })).toBeVisible();
  },
});

/** If a model was searched for before, only the recent search is shown. */
export const ModelSearchedBefore = meta.story({
  args: { models: appleModels, recent: ['iPhone 13 mini'], suggestions: found },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iphone 13');
    await options(canvas);
    await expect(optionsIn(canvas, 'Recent searches')).toEqual(['iPhone 13 mini']);
    await expect(optionsIn(canvas, 'Models')).toEqual(['iPhone 13', 'iPhone 13 Pro', 'iPhone 13 Pro Max']);
    await expect(canvas.queryByRole('group', { name: 'Products' })).not.toBeInTheDocument();
  },
});

export const ModelsInBangla = meta.story({
  args: { models: appleModels, suggestions: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'আইফোন ১৩');
    await options(canvas);
    await expect(optionsIn(canvas, 'Models')[0]).toBe('iPhone 13');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('iPhone 13');
  },
});

export const ModelsRightToLeft = meta.story({
  args: { models: appleModels, recent, suggestions: ['MacBook Air 13 M1 256 GB'] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'macbook air');
    await options(canvas);
    await expect(optionsIn(canvas, 'Models')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const option = canvas.getByRole('option', { selected: true });
    const [icon, name] = [option.firstElementChild, option.lastElementChild].map((one) => one?.getBoundingClientRect());
    await expect(icon?.left).toBeGreaterThanOrEqual(name?.right ?? Infinity);
  },
});

export const Loading = meta.story({
  args: { suggestions: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iph');
    await expect(await canvas.findByText('Looking for products', { selector: 'p' })).toBeVisible();
  },
});

export const NoneFound = meta.story({
  args: { suggestions: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'nokia');
    await expect(await canvas.findByText('No product has these words.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('No product has these words.', { selector: 'output' })).toBeInTheDocument();
  },
});

/** A text that is too long stays; the search uses its beginning. */
export const TooLong = meta.story({
  args: { suggestions: found },
  play: async ({ args, canvas, userEvent }) => {
    const words = 'm'.repeat(textLimits.search);
    const message = 'Only the first 100 characters are searched.';
    await userEvent.click(field(canvas));
    await userEvent.paste(`${words}more`);
    await expect(await canvas.findByText(message, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(message, { selector: 'output' })).toBeInTheDocument();
    await expect(args.onType).toHaveBeenLastCalledWith(words);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(words);
    await expect(field(canvas)).toHaveValue(`${words}more`);
    await userEvent.keyboard('{Backspace>4}');
    await waitFor(() => expect(canvas.queryByText(message)).not.toBeInTheDocument());
  },
});

/** The suggestions failed to load; the search itself may still work. */
export const Failed = meta.story({
  args: { suggestions: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iph');
    await expect(await canvas.findByText(/^Couldn’t load suggestions/, { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('iph');
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { suggestions: ['A name that goes on and on '.repeat(5), 'iPhone13ProMax256GBWithoutAnySpaceBetweenItsWords'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(field(canvas), 'a');
    for (const option of await options(canvas)) {
      await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  args: { value: 'iphone', suggestions: found },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    await expect(submit.left).toBeGreaterThan(
      canvas.getByRole('button', { name: 'Clear' }).getBoundingClientRect().left,
    );
  },
});
