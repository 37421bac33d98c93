import { expect, onTestFinished, test } from 'vitest';
import { quietGallery } from '../example/quiet-gallery.css.ts';

/** The selectors of the rules that set a property, whatever the browser supports. */
function selectorsWith(property: string, rules: CSSRuleList): string[] {
  const found: string[] = [];
  for (const rule of rules) {
    if (rule instanceof CSSSupportsRule) continue;
    if (rule instanceof CSSStyleRule && rule.style.getPropertyValue(property)) found.push(rule.selectorText);
    if (rule instanceof CSSGroupingRule) found.push(...selectorsWith(property, rule.cssRules));
  }
  return found;
}

test('what is out of view is skipped only by browsers that keep in its place what is in view', async () => {
  await import('./index.ts');
  const found = (property: string) =>
    Array.from(document.styleSheets, ({ cssRules }) => selectorsWith(property, cssRules)).flat();
  expect(found('contain-intrinsic-block-size').length).toBeGreaterThan(3);
  expect(found('content-visibility')).toEqual([]);
});

test('the theme of a part of the page does not bring back the motion that a user does not want', async () => {
  await import('./index.ts');
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const part = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => part.remove());
  part.className = quietGallery;
  const inside = part.appendChild(document.createElement('p'));
  for (const element of [document.documentElement, part, inside]) {
    const value = (name: string) => getComputedStyle(element).getPropertyValue(`--apple-only-motion-${name}`);
    expect([value('calm'), value('grow')]).toEqual(['0ms', '1']);
  }
});
