import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Grade } from './Grade.tsx';

const meta = preview.meta({ title: 'Products/Grade', component: Grade, args: { condition: 'Good' as const } });

const filled = (root: HTMLElement) => root.querySelectorAll('[data-reached]').length;

export const Fair = meta.story({
  args: { condition: 'Fair' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Condition/)).toHaveTextContent('Condition: Fair, the lowest of three conditions');
    await expect(filled(canvasElement)).toBe(1);
  },
});

export const Good = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Condition/)).toHaveTextContent('Condition: Good, the middle of three conditions');
    await expect(filled(canvasElement)).toBe(2);
  },
});

export const Excellent = meta.story({
  args: { condition: 'Excellent' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Condition/)).toHaveTextContent(
      'Condition: Excellent, the best of three conditions',
    );
    await expect(filled(canvasElement)).toBe(3);
  },
});

/** The label links to the meaning of the grades. */
export const Explained = meta.story({
  args: { href: '/grading' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Condition: what it means' });
    await expect(link).toHaveAttribute('href', '/grading');
    await expect(canvas.getByText(/, the middle of three conditions$/)).toBeInTheDocument();
  },
});

/** Every word fits, even in the narrowest card. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '8rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const word of ['Fair', 'Good', 'Excellent']) {
      const step = canvas.getByText(word);
      await expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth);
    }
  },
});

export const AnotherLanguage = meta.story({
  args: {
    labels: {
      condition: 'Zustand',
      guide: 'Zustand: was die Stufen bedeuten',
      steps: { Fair: 'Mäßig', Good: 'Gut', Excellent: 'Hervorragend' },
      sentences: { Fair: 'mäßig, der unterste von drei Graden', Good: 'gut, der mittlere', Excellent: 'der beste' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Zustand/)).toHaveTextContent('Zustand: gut, der mittlere');
  },
});
