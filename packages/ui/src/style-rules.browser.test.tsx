import { expect, onTestFinished, test } from 'vitest';
import { quietGallery } from '../example/quiet-gallery.css.ts';

/** The selectors of the rules that set a property, except those in `@supports`. */
function selectorsWith(property: string, rules: CSSRuleList): string[] {
  const found: string[] = [];
  for (const rule of rules) {
    if (rule instanceof CSSSupportsRule) continue;
    if (rule instanceof CSSStyleRule && rule.style.getPropertyValue(property)) found.push(rule.selectorText);
    if (rule instanceof CSSGroupingRule) found.push(...selectorsWith(property, rule.cssRules));
  }
  return found;
}

test('content-visibility is set only inside @supports', async () => {
  await import('./index.ts');
  const found = (property: string) =>
    Array.from(document.styleSheets, ({ cssRules }) => selectorsWith(property, cssRules)).flat();
  expect(found('contain-intrinsic-block-size').length).toBeGreaterThan(3);
  expect(found('content-visibility')).toEqual([]);
});

test('a theme on a part of the page respects prefers-reduced-motion', async () => {
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

/** What a tap changes anyway: the field has the focus, the option is chosen, the device's photos open. */
const changedByTap = /^\.(Input|Choice|PhotoInput)_/;

test('hover styles apply only where there is a pointer that hovers, since they would stay after a tap', async () => {
  await import('./index.ts');
  const stuck = (rules: CSSRuleList): string[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)') return [];
      if (rule instanceof CSSStyleRule) return /(?<!:not\():hover/.test(rule.selectorText) ? [rule.selectorText] : [];
      return rule instanceof CSSGroupingRule ? stuck(rule.cssRules) : [];
    });
  const found = Array.from(document.styleSheets, ({ cssRules }) => stuck(cssRules)).flat();
  expect(found.filter((selector) => !changedByTap.test(selector))).toEqual([]);
});
