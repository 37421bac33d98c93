import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PhoneNumber } from './PhoneNumber.tsx';

const meta = preview.meta({ title: 'Parts/PhoneNumber', component: PhoneNumber, args: { value: '+880 1711-204118' } });

export const Number = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+880 1711-204118' })).toHaveAttribute('href', 'tel:+8801711204118');
  },
});

/** Phones cannot dial Bengali digits. */
export const DigitsOfAnotherScript = meta.story({
  args: { value: '০১৭১১ ২০৪ ১১৮' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '০১৭১১ ২০৪ ১১৮' })).toHaveAttribute('href', 'tel:01711204118');
  },
});

/** Free text is shown as it is. */
export const NoNumber = meta.story({
  args: { value: 'ask at the shop' },
  play: async ({ args, canvas, mount }) => {
    for (const value of ['from 9 to 17', args.value]) {
      await mount(<PhoneNumber value={value} />);
      await expect(canvas.getByText(value)).toBeVisible();
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    }
  },
});
