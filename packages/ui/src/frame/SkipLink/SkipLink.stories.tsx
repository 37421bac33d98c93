import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Frame/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">The content</main>
    </>
  ),
});

/** Visible only while focused. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
});
