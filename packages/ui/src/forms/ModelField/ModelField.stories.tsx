import preview from '#storybook/preview';
import { appleModels } from '@apple-only/contract/models';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { ModelField, type ModelFieldProps, type ShopModel } from './ModelField.tsx';

/** A form that holds the field's text. */
function StatefulModelField({ onSubmit, ...props }: ModelFieldProps<ShopModel> & { onSubmit?: () => void }) {
  const [value, setValue] = useState(props.value);
  return (
    <form
      style={{ maxInlineSize: '28rem', minBlockSize: '30rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field label="Model">
        <ModelField
          {...props}
          value={value}
          onChange={(next) => {
            setValue(next);
            props.onChange(next);
          }}
        />
      </Field>
    </form>
  );
}

const meta = preview.meta({
  title: 'Forms/ModelField',
  component: ModelField,
  args: { name: 'model', value: '', models: appleModels, onChange: fn(), onModelsNeeded: fn(), onChoose: fn() },
  render: (args) => <StatefulModelField {...args} />,
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Model' });
const options = async (canvas: Canvas) => {
  const found: HTMLElement[] = await canvas.findAllByRole('option');
  return found.map(({ textContent }) => textContent);
};

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onModelsNeeded).not.toHaveBeenCalled();
    await userEvent.click(field(canvas));
    await expect(args.onModelsNeeded).toHaveBeenCalled();
    // Nothing is offered before the user types.
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
});

/** Words in any order, even if partly typed: the best match comes first. */
export const Suggestions = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'pro iph 13');
    await waitFor(async () => expect(await options(canvas)).toEqual(['iPhone 13 Pro 2021', 'iPhone 13 Pro Max 2021']));
    await expect(canvas.getByText('2 models')).toBeInTheDocument();
    await expect(canvas.getByRole('listbox', { name: 'Apple’s models' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'iPhone 13 Pro Max 2021' }));
    await expect(field(canvas)).toHaveValue('iPhone 13 Pro Max');
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('iPhone 13 Pro Max');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'iPhone 13 Pro Max' }));
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
});

const onSubmit = fn();

export const FoundInBangla = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'আইফোন ১৩ প্রো');
    await waitFor(async () => expect(await options(canvas)).toEqual(['iPhone 13 Pro 2021', 'iPhone 13 Pro Max 2021']));
    // The keys of an input method choose among its own words.
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await fireEvent.keyDown(field(canvas), { key, isComposing: true });
      // In Safari, the key that ends the composition comes after its end.
      await fireEvent.keyDown(field(canvas), { key, keyCode: 229 });
    }
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(canvas)).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field(canvas)).toHaveValue('iPhone 13 Pro');
  },
});

/** The arrow keys choose, and the focus stays in the input. Only an Enter without a list sends the form. */
export const ArrowsChoose = meta.story({
  render: (args) => <StatefulModelField {...args} onSubmit={onSubmit} />,
  play: async ({ args, canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.type(field(canvas), 'macbook air m');
    await options(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const first = canvas.getByRole('option', { name: 'MacBook Air 13 M4 2025' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(canvas)).toHaveAttribute('aria-activedescendant', first.id);
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveValue('macbook air m');
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveValue('MacBook Air 13 M4');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.type(field(canvas), ' 2');
    await waitFor(() => expect(field(canvas)).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(canvas)).toHaveAttribute('aria-expanded', 'false'));
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

/** Escape closes the list, and leaves the text. */
export const EscapeCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'airpods');
    await options(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expect(field(canvas)).toHaveValue('airpods');
    await userEvent.click(field(canvas));
    await expect(await options(canvas)).toContain('AirPods 4 2024');
  },
});

/** Leaving the input closes the list, and chooses nothing. */
export const ClosesOnBlur = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'watch');
    await options(canvas);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await waitFor(() => expect(field(canvas)).toHaveAttribute('aria-expanded', 'false'));
    await expect(field(canvas)).toHaveValue('watch');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** Any text is possible. */
export const FreeText = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Newton 2100');
    const message = 'Not in our list of models. It stays as you write it.';
    await expect(await canvas.findByText(message, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(message, { selector: 'output' })).toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith('Newton 2100');
  },
});

/** A plain input until the models have loaded, and if they do not load. */
export const ModelsNotLoaded = meta.story({
  args: { models: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iphone 13');
    await expect(args.onModelsNeeded).toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenLastCalledWith('iphone 13');
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const Disabled = meta.story({
  args: { value: 'iPhone 13 Pro', disabled: true },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeDisabled();
    await expect(field(canvas)).toHaveValue('iPhone 13 Pro');
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(field(canvas), 'magic keyboard');
    await options(canvas);
    const found: HTMLElement[] = canvas.getAllByRole('option');
    for (const option of found) {
      await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'iphone x');
    await options(canvas);
    const [first]: HTMLElement[] = canvas.getAllByRole('option');
    await expect(first?.lastElementChild?.getBoundingClientRect().left).toBeLessThan(
      first?.firstElementChild?.getBoundingClientRect().left ?? 0,
    );
  },
});
