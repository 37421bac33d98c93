import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Badge, Badges } from './Badge.tsx';

const meta = preview.meta({ title: 'Parts/Badge', component: Badge, subcomponents: { Badges } });

export const Advertised = meta.story({
  args: { kind: 'advertised' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertised')).toBeVisible();
  },
});

export const Booked = meta.story({
  args: { kind: 'booked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Booked')).toBeVisible();
  },
});

export const OwnWords = meta.story({
  args: { kind: 'booked', children: 'Réservé' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Réservé')).toBeVisible();
    await expect(canvas.queryByText('Booked')).toBeNull();
  },
});
