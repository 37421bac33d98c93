import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  title: 'Frame/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'system' as const, onChange: fn() },
  render: function Chosen(args) {
    const [theme, setTheme] = useState(args.theme);
    return (
      <ThemeSwitch
        {...args}
        theme={theme}
        onChange={(next) => {
          args.onChange(next);
          setTheme(next);
        }}
      />
    );
  },
});

const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const other = () => (system() === 'dark' ? 'light' : 'dark');

/** The user switches from the system's scheme to the other one, and back. */
export const FollowingTheSystem = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Switch to ${other()}` }));
    await expect(args.onChange).toHaveBeenLastCalledWith(other());
    await userEvent.click(canvas.getByRole('button', { name: `Switch to ${system()}` }));
    await expect(args.onChange).toHaveBeenLastCalledWith('system');
  },
});

export const Light = meta.story({
  args: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Switch to dark' })).toBeVisible();
  },
});

export const Dark = meta.story({
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  },
});
