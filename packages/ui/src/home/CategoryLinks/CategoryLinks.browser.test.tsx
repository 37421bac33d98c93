import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CategoryLinks } from './CategoryLinks.tsx';

const pictures = {
  macBook: '/pictures/laptop-open-silver.webp',
  iphone: '/pictures/phone-duo-sage.webp',
  accessories: '/pictures/headphones-silver.webp',
};

afterEach(() => document.body.replaceChildren());

test.for([390, 768, 1920])('at %i px, a drawer has its place before the HTML of the next has come', async (width) => {
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
});
