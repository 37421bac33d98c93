import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import type { PageVisit } from './page.ts';

/** The computed style of the first element with this selector. */
const styleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderStartStartRadius, color, paddingInlineStart } = getComputedStyle(element);
      return { backgroundColor, borderStartStartRadius, color, paddingInlineStart };
    });

/** Checks that the theme of `consumers/vanilla-extract` applies to the kit's components and the app's own styles, light and dark. */
export const visitTheme: PageVisit = async (open, origin) => {
  const looks = {
    light: {
      sheet: 'rgb(255, 248, 231)',
      ink: 'rgb(32, 48, 90)',
      accent: 'rgb(32, 48, 90)',
      onAccent: 'rgb(255, 255, 255)',
    },
    dark: {
      sheet: 'rgb(16, 36, 15)',
      ink: 'rgb(232, 240, 208)',
      accent: 'rgb(184, 216, 160)',
      onAccent: 'rgb(16, 36, 15)',
    },
  };
  for (const [colorScheme, { sheet, ink, accent, onAccent }] of Object.entries(looks)) {
    const page = await open({ colorScheme: colorScheme === 'dark' ? 'dark' : 'light' });
    await page.goto(origin);
    const card = await styleOf(page, 'article');
    assert.deepEqual([card.backgroundColor, card.borderStartStartRadius], [sheet, '17px']);
    assert.equal((await styleOf(page, 'article :is(h2, h3)')).color, ink);
    const button = await styleOf(page, 'article button:not([aria-expanded])');
    assert.deepEqual([button.backgroundColor, button.color, button.borderStartStartRadius], [accent, onAccent, '5px']);
    await page.goto(`${origin}/blog`);
    const heading = await styleOf(page, 'h1');
    assert.deepEqual([heading.color, heading.paddingInlineStart], [accent, '16px']);
  }
};
