import { macBook } from '@apple-only/contract/fixtures';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from './emulate-media.suite.ts';
import { everyComponent } from './every-component.suite.tsx';
import * as ui from './index.ts';
import './theme/default-theme.css.ts';
import { waitFor } from './wait-for.suite.ts';

/*
 * A bundler decides the order of components' style sheets, which can differ from page to page. Where an element has classes of two
 * files, or a rule of one file targets an element of another's, the intended rule must win in any order.
 */

const nothing = () => {};
const [photo, failed] = ['a', 'b'].map((name) => new File([''], `${name}.png`, { type: 'image/png' })) as [File, File];

/** The states that `everyComponent` does not show. */
const otherStates = {
  'Select, invalid': <ui.Select options={['Dhaka']} aria-invalid />,
  'Select, disabled': <ui.Select options={['Dhaka']} disabled />,
  'Textarea, invalid': <ui.Textarea aria-invalid />,
  'Textarea, disabled': <ui.Textarea disabled />,
  'SearchField, empty': <ui.SearchField onSearch={nothing} />,
  'PhotosInput, with uploads': (
    <ui.PhotosInput
      value={[photo, failed]}
      uploads={
        new Map([
          [photo, { progress: 0.5 }],
          [failed, { error: 'Too slow.' }],
        ])
      }
      onChange={nothing}
    />
  ),
  'ProductCard, booked': <ui.ProductCard product={{ ...macBook, booking: true }} onBook={nothing} />,
};

/** The number of open dialogs in `everyComponent`. */
const dialogs = 5;

const parts = [
  ...Object.entries(everyComponent(ui)).map(([name, { part }]) => [name, part] as const),
  ...Object.entries(otherStates),
];

const sheets = () => Array.from(document.head.querySelectorAll('style'));

/** The rules of a style sheet, without those in a layer, which any other rule overrides. */
const rulesIn = (rules: Iterable<CSSRule>): CSSStyleRule[] =>
  Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    return rule instanceof CSSGroupingRule && !(rule instanceof CSSLayerBlockRule) ? rulesIn(rule.cssRules) : [];
  });

/** The elements that rules of several files match, and the properties that these set. Checking everything would take a minute. */
function findContested() {
  const files = sheets().map(({ sheet }) => rulesIn(sheet?.cssRules ?? []));
  const selectors = files
    .filter((rules) => rules.length > 0)
    .map((rules) => rules.map(({ selectorText }) => selectorText.replaceAll(/::[\w-]+/g, '')).join(', '));
  const elements = Array.from(document.body.querySelectorAll('*')).filter(
    (element) => selectors.filter((selector) => element.matches(selector)).length > 1,
  );
  return { elements, properties: new Set(files.flat().flatMap(({ style }) => Array.from(style))) };
}

/** The values of these properties, on the elements and on their pseudo-elements. */
function computedStyles({ elements, properties }: ReturnType<typeof findContested>) {
  const found = new Map<string, string>();
  for (const [place, element] of elements.entries()) {
    const part = element.closest('[data-part]')?.getAttribute('data-part') ?? 'a dialog';
    for (const pseudo of ['', '::before', '::after', '::placeholder']) {
      const style = getComputedStyle(element, pseudo);
      for (const name of properties) {
        found.set(`${part} ${place}, ${element.className}${pseudo}, ${name}`, style.getPropertyValue(name));
      }
    }
  }
  return found;
}

/** The environments with rules of their own. */
const environments: Record<string, () => unknown> = {
  'a wide window': () => page.viewport(1280, 800),
  'a phone': () => page.viewport(390, 844),
  'right to left': () => (document.documentElement.dir = 'rtl'),
  'forced colours': () => emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] }),
  paper: () => emulateMedia({ media: 'print' }),
};

/** All code loaded on demand has arrived, with its style sheets. */
const allLoaded = () => expect(document.querySelectorAll('[role$=dialog]')).toHaveLength(dialogs);

let root: Root;

beforeAll(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    parts.map(([name, part]) => (
      <div key={name} data-part={name}>
        {part}
      </div>
    )),
  );
  await waitFor(allLoaded);
});

afterEach(async () => {
  await emulateMedia({ media: '', features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
  document.documentElement.removeAttribute('dir');
});

afterAll(() => root.unmount());

test.each(Object.entries(environments))(
  'every component looks the same with the style sheets in reverse order: %s',
  async (_, set) => {
    await set();
    const before = sheets();
    const contested = findContested();
    const original = computedStyles(contested);
    document.head.append(...before.toReversed());
    const reversed = computedStyles(contested);
    document.head.append(...before);
    const changed = Array.from(original).filter(([at, value]) => reversed.get(at) !== value);
    expect(changed.map(([at, value]) => `${at}: ${value}, reversed ${reversed.get(at)}`)).toEqual([]);
    expect(contested.elements.length).toBeGreaterThan(20);
  },
);
