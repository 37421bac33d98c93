import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Icon, iconNames } from './Icon.tsx';

const meta = preview.meta({ title: 'Parts/Icon', component: Icon, args: { name: 'arrow' as const } });

export const Arrow = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** In right-to-left text, the arrow points to the left. */
export const ArrowRightToLeft = meta.story({
  render: (args) => (
    <p dir="rtl">
      <Icon {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('svg') ?? canvasElement).transform).toBe(
      'matrix(-1, 0, 0, 1, 0, 0)',
    );
  },
});

export const AllIcons = meta.story({
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))', gap: '1.5rem 1rem' }}>
      {iconNames.map((name) => (
        <div key={name} style={{ display: 'grid', gap: '0.25rem' }}>
          <dt>{name}</dt>
          <dd>
            <Icon name={name} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')];
    await expect(drawn).toHaveLength(iconNames.length);
    await expect(drawn.every((svg) => svg.childElementCount > 0)).toBe(true);
  },
});
