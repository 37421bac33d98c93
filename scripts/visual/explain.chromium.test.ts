import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { comparePictures } from './difference.ts';
import { explain } from './explain.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 390, height: 600 } });
});
afterAll(() => browser.close());

const css = `
  :root {
    color-scheme: light dark; --color-booked: light-dark(#42546b, #a9bad2); --color-ink: light-dark(#1a1916, #f2f0ea);
    --color-hairline: #d2cfc8; --radius-sheet: 3px; --space-4: 1rem; --shadow: 0 1px 2px var(--color-hairline);
  }
  body { margin: 0; padding: var(--space-4); font: 1rem/1.5 sans-serif; color: var(--color-ink); }
  article { position: relative; padding: var(--space-4); margin-block-end: var(--space-4); border: 1px solid var(--color-hairline);
    border-radius: var(--radius-sheet); box-shadow: var(--shadow); }
  .Badge_root__1x2y3z0 { display: inline-flex; gap: 4px; padding: 2px 8px; border-radius: 5px; background: var(--color-booked);
    color: white; font-weight: 600; margin-inline-start: 8px; }
  .Badge_root__1x2y3z0 svg { inline-size: 1em; stroke: currentcolor; fill: none }
  h2 { font-size: 1.25em; margin: 0 } h2 em { font-size: 0.8em }
  .row { display: flex; gap: 8px } a { border-bottom: 1px solid }
  button:focus-visible { outline: 2px solid blue; outline-offset: 2px }
  li::before { content: '–'; color: gray }
`;
const tick = '<svg viewBox="0 0 20 20" data-name="tick"><path d="M4 10.5l4 4 8-9"/></svg>';
const cross = '<svg viewBox="0 0 20 20" data-name="cross"><path d="M5 5l10 10"/><path d="M15 5L5 15"/></svg>';
const badge = `<span class="Badge_root__1x2y3z0">${tick}Booked</span>`;
const card = (name: string, inside = '') => `
  <article aria-label="${name}"><h2>${name} <em>2021</em></h2>${inside}
  <ul><li>16 GB of memory</li><li>Good condition</li></ul>
  <div class="row"><a href="#">Details</a><button id="_r_${inside.length}_">Book now</button></div></article>`;
const html = card('MacBook Air', badge) + card('iPad mini') + card('iPhone 13');

interface Look {
  css?: string;
  html?: string;
  dark?: boolean;
  direction?: string;
  width?: number;
  focus?: string;
}

async function picture(look: Look): Promise<{ png: Buffer; snapshot: Snapshot }> {
  await page.setViewportSize({ width: look.width ?? 390, height: 600 });
  await page.emulateMedia({ colorScheme: look.dark ? 'dark' : 'light' });
  await page.setContent(
    `<!doctype html><html lang="en" dir="${look.direction ?? 'ltr'}"><style>${look.css ?? css}</style>${look.html ?? html}</html>`,
  );
  if (look.focus) await page.focus(look.focus);
  return { png: await page.screenshot({ fullPage: true }), snapshot: await takeSnapshot(page) };
}

/** The report's lines for a change, and the boxes of differing pixels. */
async function causes(before: Look, after: Look): Promise<string[]> {
  const [one, other] = [await picture(before), await picture(after)];
  const compared = await comparePictures(one.png, other.png);
  return compared ? explain(one.snapshot, other.snapshot, compared.boxes) : [];
}

const restyled = (from: string, to: string) => {
  expect(css, 'the style to change').toContain(from);
  return { css: css.replace(from, to) };
};
const rewritten = (from: string, to: string) => {
  expect(html, 'the markup to change').toContain(from);
  return { html: html.replace(from, to) };
};

test('an unchanged page has no causes', async () => {
  expect(await causes({}, {})).toEqual([]);
});

describe('the first lines name', () => {
  const changes: Record<string, { look: Look; both?: Look; expected: string[] }> = {
    'a radius that is one pixel larger': {
      look: restyled('border-radius: 5px', 'border-radius: 6px'),
      expected: ['span.Badge_root “Booked”: border-radius 5px → 6px'],
    },
    'a token’s colour in the light theme': {
      look: restyled('#42546b', '#43556c'),
      expected: ['token --color-booked: #42546b → #43556c (1 element)'],
    },
    'a token’s length that moves other elements': {
      look: restyled('--space-4: 1rem', '--space-4: 1.25rem'),
      expected: [
        'token --space-4: 16px → 20px (4 elements)',
        expect.stringMatching(/^\d+ elements moved 8px right and 8px down, \d+ others elsewhere$/),
      ],
    },
    'a token that another token contains': {
      look: restyled('--color-hairline: #d2cfc8', '--color-hairline: #000'),
      expected: ['token --color-hairline: #d2cfc8 → #000000 (3 elements)'],
    },
    'a token of an inherited property': {
      look: restyled('#1a1916', '#3a3936'),
      expected: [expect.stringMatching(/^token --color-ink: #1a1916 → #3a3936 \(\d+ elements\)$/)],
    },
    'a font weight': {
      look: restyled('font-weight: 600', 'font-weight: 400'),
      expected: ['span.Badge_root “Booked”: font-weight 600 → 400'],
    },
    'a font size that other lengths depend on': {
      look: restyled('h2 { font-size: 1.25em', 'h2 { font-size: 1.5em'),
      expected: ['3 × h2: font-size 20px → 24px'],
    },
    'a removed badge': {
      look: rewritten(badge, ''),
      expected: ['span.Badge_root “Booked” in article “MacBook Air” is gone', expect.stringContaining('moved')],
    },
    'a replaced icon': {
      look: rewritten(tick, cross),
      expected: ['svg in span.Badge_root “Booked”: data-name tick → cross, drawn differently'],
    },
    'a removed focus ring': {
      both: { focus: 'button' },
      look: restyled('outline: 2px solid blue', 'outline: none'),
      expected: ['button “Book now”: outline 2px solid #0000ff → none'],
    },
    'a focus on another element': {
      both: { focus: 'button' },
      look: { focus: 'a' },
      expected: ['a “Details”: focus none → set', 'button “Book now”: focus set → none'],
    },
    'a colour of the dark theme only': {
      both: { dark: true },
      look: restyled('#a9bad2', '#b9cae2'),
      expected: ['token --color-booked: #a9bad2 → #b9cae2 (1 element)'],
    },
    'a row that wraps on phones': {
      both: { width: 320 },
      look: restyled('.row {', '@media (width < 360px) { .row { flex-direction: column } } .row {'),
      expected: ['3 × div.row: flex-direction row → column', expect.stringContaining('moved')],
    },
    'a margin on the wrong side in right-to-left': {
      both: { direction: 'rtl' },
      look: restyled('margin-inline-start: 8px', 'margin-left: 8px'),
      expected: ['span.Badge_root “Booked”: margin-right 8px → 0px, margin-left 0px → 8px'],
    },
    'a changed word': {
      look: rewritten('Good condition', 'Fair condition'),
      expected: ['li in article “MacBook Air”: “Good condition” → “Fair condition”'],
    },
    'a changed colour of ::before': {
      look: restyled('color: gray', 'color: red'),
      expected: ['6 × li::before: color #808080 → #ff0000'],
    },
    'a changed order of cards': {
      look: { html: card('iPad mini') + card('MacBook Air', badge) + card('iPhone 13') },
      expected: ['article “MacBook Air” stands in another place'],
    },
  };
  test.each(Object.entries(changes))('%s', async (_, { look, both = {}, expected }) => {
    const lines = await causes(both, { ...both, ...look });
    expect(lines.slice(0, expected.length)).toEqual(expected);
    expect(lines.length).toBeLessThanOrEqual(4);
  });
});
