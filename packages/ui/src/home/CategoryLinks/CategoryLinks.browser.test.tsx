import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { CategoryLinks } from './CategoryLinks.tsx';

const pictures = {
  macBook: '/pictures/laptop-open-silver.webp',
  iphone: '/pictures/phone-duo-sage.webp',
  accessories: '/pictures/headphones-silver.webp',
};

afterEach(() => document.body.replaceChildren());

test.for([390, 768, 1920])(
  'at %i px, a category link does not move when the HTML of the next one arrives',
  async (width) => {
    await page.viewport(width, 900);
    document.body.innerHTML = renderToString(<CategoryLinks pictures={pictures} />);
    const drawers = page.getByRole('link').elements();
    const places = () =>
      drawers.filter((drawer) => drawer.isConnected).map((drawer) => drawer.getBoundingClientRect().toJSON());
    const whole = places();
    expect(whole.length).toBe(3);
    for (const missing of [2, 1]) {
      drawers[missing]?.remove();
      expect(places()).toEqual(whole.slice(0, missing));
    }
  },
);

test('the focus ring of a category link is drawn on the sheet colour, above its neighbours', async () => {
  document.body.innerHTML = renderToString(<CategoryLinks pictures={pictures} />);
  await userEvent.keyboard('{Tab}{Tab}');
  const drawer = document.activeElement;
  if (!drawer?.matches(':focus-visible')) throw new Error('No drawer has the focus.');
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = vars.color.sheet;
  const { boxShadow, outlineOffset, outlineWidth, zIndex } = getComputedStyle(drawer);
  const [, spread = ''] = /([\d.]+)px$/.exec(boxShadow) ?? [];
  expect(boxShadow).toContain(getComputedStyle(probe).color);
  expect(Number(spread)).toBeGreaterThan(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
  expect(Number(zIndex)).toBeGreaterThan(0);
});
