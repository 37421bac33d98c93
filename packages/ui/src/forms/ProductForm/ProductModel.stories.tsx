import preview from '#storybook/preview';
import { facts, iPhone, macBook } from '@apple-only/contract/fixtures';
import { appleModels } from '@apple-only/contract/models';
import { expect, fn, waitFor, within } from 'storybook/test';
import { addThePhoto, type Canvas, entered, send } from './ProductForm.suite.ts';
import { ProductForm } from './ProductForm.tsx';

// The form with a list of models.
const meta = preview.meta({
  title: 'Forms/ProductForm/Model',
  component: ProductForm,
  args: { onSubmit: fn(), onDraft: fn(), onModelsNeeded: fn(), models: appleModels, pending: false },
});

const model = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Model' });
const { category: _, ...withoutCategory } = entered;
const thirteenPro = ['128 GB', '256 GB', '512 GB', '1 TB'];

/** The model's sizes in the select, and the others. */
function sizesIn(canvas: Canvas, name: string) {
  const select: HTMLSelectElement = canvas.getByLabelText(name);
  const valuesOf = (options: Iterable<Element>) => [...options].map((option) => (option as HTMLOptionElement).value);
  return {
    own: valuesOf(select.querySelectorAll(':scope > option')),
    others: valuesOf(select.querySelectorAll('optgroup > option')),
  };
}

/** A chosen model fills in the category, and opens the facts with its sizes. Both can be changed by hand. */
export const ModelChosen = meta.story({
  args: { defaultValues: withoutCategory },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(model(canvas), 'iph 13 pro');
    await canvas.findAllByRole('option', { name: 'iPhone 13 Pro 2021' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(model(canvas)).toHaveValue('iPhone 13 Pro');
    await expect(canvas.getByRole('radio', { name: 'iPhone' })).toBeChecked();
    const drafted = { ...entered, category: 'iphone', model: 'iPhone 13 Pro' };
    await expect(args.onDraft).toHaveBeenLastCalledWith(drafted);
    await expect(canvas.getByText('More facts (optional)').closest('details')).toHaveAttribute('open');
    await expect(sizesIn(canvas, 'Storage')).toEqual({
      own: ['', ...thirteenPro],
      others: ['8 GB', '16 GB', '32 GB', '64 GB', '2 TB', '4 TB', '8 TB'],
    });
    await userEvent.selectOptions(canvas.getByLabelText('Storage'), '256 GB');
    const colours = document.getElementById(canvas.getByLabelText('Colour').getAttribute('list') ?? '');
    await expect(colours?.children[0]).toHaveTextContent('Graphite');
    await userEvent.type(canvas.getByLabelText('Colour'), 'graphite');
    await addThePhoto(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...drafted,
        storage: '256 GB',
        colour: 'graphite',
        image: expect.any(File),
      }),
    );
  },
});

/** Another model replaces what the previous one filled in. */
export const ModelChangedAgain = meta.story({
  args: { defaultValues: withoutCategory },
  play: async ({ canvas, userEvent }) => {
    for (const [words, category] of [
      ['iphone 13', 'iPhone'],
      ['airpods pro 3', 'Accessories'],
    ] as const) {
      await userEvent.clear(model(canvas));
      await userEvent.type(model(canvas), words);
      await canvas.findAllByRole('option', { name: /20\d\d$/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(canvas.getByRole('radio', { name: category })).toBeChecked();
    }
    // Not for the memory, which the model does not list.
    await expect(sizesIn(canvas, 'Memory').others).toEqual([]);
  },
});

/** Earlier entries that differ are kept, and reported. */
export const DifferentValues = meta.story({
  args: { defaultValues: { ...entered, storage: '64 GB', memory: '8 GB', colour: 'Turquoise' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(model(canvas), 'iphone 13 pro');
    await canvas.findAllByRole('option', { name: 'iPhone 13 Pro 2021' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const heading: HTMLElement = await canvas.findByText(/^This differs from “iPhone 13 Pro”/);
    const warning = heading.parentElement ?? heading;
    const lines = within(warning).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Category: “MacBook”. This model: “iPhone”.',
      'Storage: “64 GB”. This model: “128 GB, 256 GB, 512 GB, 1 TB”.',
      'Colour: “Turquoise”. This model: “Graphite, Gold, Silver, Sierra Blue, Alpine Green”.',
    ]);
    await expect(canvas.getByRole('radio', { name: 'MacBook' })).toBeChecked();
    await expect(canvas.getByLabelText('Storage')).toHaveValue('64 GB');
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ category: 'macBook', storage: '64 GB', memory: '8 GB', colour: 'Turquoise' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'iPhone' }));
    await userEvent.selectOptions(canvas.getByLabelText('Storage'), '128 GB');
    await userEvent.clear(canvas.getByLabelText('Colour'));
    await waitFor(() => expect(warning).toBeEmptyDOMElement());
  },
});

/** A model that is not in the list is free text: it fills in nothing. */
export const UnknownModel = meta.story({
  args: { defaultValues: withoutCategory },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(model(canvas), 'Newton 2100');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...withoutCategory, model: 'Newton 2100' });
    await expect(canvas.queryByRole('radio', { name: 'iPhone', checked: true })).not.toBeInTheDocument();
    await expect(canvas.getByText('More facts (optional)').closest('details')).not.toHaveAttribute('open');
  },
});

/** A product with a model needs the list at once, to offer its sizes. */
export const EditingWithModel = meta.story({
  args: { product: { ...macBook, ...facts } },
  play: async ({ args, canvas }) => {
    await expect(args.onModelsNeeded).toHaveBeenCalledOnce();
    await expect(model(canvas)).toHaveValue(facts.model);
    await expect(sizesIn(canvas, 'Memory').own).toEqual(['', '8 GB', '16 GB']);
    await expect(canvas.getByLabelText('Memory')).toHaveValue(facts.memory);
  },
});

export const ModelOfABookedProduct = meta.story({
  args: { product: { ...iPhone, booking: true, model: 'iPhone 15', storage: '64 GB' } },
  play: async ({ canvas }) => {
    await expect(model(canvas)).toBeDisabled();
    await expect(canvas.getByLabelText('Storage')).toBeDisabled();
    await expect(canvas.getByLabelText('Storage')).toHaveValue('64 GB');
  },
});
