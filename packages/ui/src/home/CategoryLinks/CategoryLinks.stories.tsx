import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { CategoryLinks } from './CategoryLinks.tsx';

const meta = preview.meta({
  title: 'Home/CategoryLinks',
  component: CategoryLinks,
  args: {
    pictures: {
      macBook: '/pictures/laptop-open-silver.webp',
      iphone: '/pictures/phone-duo-sage.webp',
      accessories: '/pictures/headphones-silver.webp',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['MacBook', '/category/macbook'],
      ['iPhone', '/category/iphone'],
      ['Accessories', '/category/accessories'],
    ]);
    const loading = [...canvasElement.querySelectorAll('img')].map((image) => image.loading);
    await expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  },
});

/** An inspector's remarks, for a picture with known spots. */
export const InspectorRemarks = meta.story({
  args: {
    marks: {
      macBook: [
        { text: 'lid, no marks', at: [44, 158], line: 'M176 150H302', spot: [306, 150] },
        { text: 'keys, light shine', at: [44, 270], line: 'M208 262h20l36 106', spot: [266, 372] },
        { text: 'one dent', at: [656, 572], line: 'M592 516l38 48h20', spot: [589, 512] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('one dent')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'MacBook' })).toBeVisible();
  },
});
