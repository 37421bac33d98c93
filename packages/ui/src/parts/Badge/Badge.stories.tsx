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

const both = [false, true];

/** The states are independent: each has its own tab, and a product without a state has none. */
export const AllCombinations = meta.story({
  render: () => (
    <>
      {both.flatMap((advertised) =>
        both.map((booking) => (
          <section
            key={`${advertised} ${booking}`}
            aria-label={`advertised ${advertised}, booked ${booking}`}
            style={{ position: 'relative', marginBlockStart: '2.5rem', minBlockSize: '2rem' }}
          >
            <Badges product={{ advertised, booking }} labels={{ advertised: 'Advertised', booked: 'Booked' }} />
          </section>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('region').map((place) => place.textContent);
    await expect(words).toEqual(['', 'Booked', 'Advertised', 'AdvertisedBooked']);
  },
});
