// Runs in the captured page.
import type { Snapshot, SnapshotElement, Styles, Token } from '../snapshot.ts';

export function readPage(): Snapshot {
  // At the end of the root, where it affects no sibling and no first child.
  const probe = document.createElement('span');
  const elements = readElements();
  document.documentElement.append(probe);
  try {
    const tokens = readTokens(probe);
    probe.style.setProperty('all', 'initial');
    const { plain: initial } = readStyles(probe);
    for (const element of elements) {
      element.styles = withoutInitial(element.styles, initial);
      element.pseudo = Object.fromEntries(
        Object.entries(element.pseudo).map(([name, styles]) => [name, withoutInitial(styles, initial)]),
      );
    }
    return { elements, tokens, initial };
  } finally {
    probe.remove();
  }
}

function withoutInitial(styles: Styles, initial: Styles): Styles {
  return Object.fromEntries(Object.entries(styles).filter(([property, value]) => initial[property] !== value));
}

/** Properties without a visible effect, and those that repeat another under a logical, older or shorter name. */
const unseen = new RegExp(
  [
    '^(animation|transition|scroll|overscroll|view-transition|view-timeline|timeline|interest|position-try)\\b',
    '(^|-)(block|inline)(-|$)|(start|end)-(start|end)-radius',
    '^-webkit-(?!line-clamp|text-fill-color|text-stroke)',
    '^(cursor|pointer-events|touch-action|user-select|will-change|interactivity|app-region|window-drag|speak)$',
    '^(transform-origin|perspective-origin|contain-intrinsic-size|font-variant|text-decoration|caret-color|orphans|widows)$',
    '^(column-rule|row-rule|corner-)',
  ].join('|'),
);

/** Cached by property: all elements have the same properties. */
const seen = new Map<string, boolean>();
function isSeen(property: string): boolean {
  const known = seen.get(property) ?? !unseen.test(property);
  seen.set(property, known);
  return known;
}

interface ReadStyles {
  plain: Record<string, string>;
  custom: Record<string, string>;
}

function readStyles(element: Element): ReadStyles {
  const styles: ReadStyles = { plain: {}, custom: {} };
  for (const [property, values] of element.computedStyleMap()) {
    if (property.startsWith('--')) styles.custom[property] = String([...values][0]).trim();
    else if (isSeen(property)) styles.plain[property] = [...values].join(', ');
  }
  return styles;
}

/** A pseudo-element has no typed map: its lengths are those after layout. */
function readPseudo(element: Element): Record<string, Styles> {
  const shown: Record<string, Styles> = {};
  const isList = getComputedStyle(element).display === 'list-item';
  for (const name of ['::before', '::after', '::marker', '::placeholder', '::backdrop']) {
    if (name === '::marker' && !isList) continue;
    if (name === '::placeholder' && !element.hasAttribute('placeholder')) continue;
    if (name === '::backdrop' && !element.matches('dialog:modal')) continue;
    const computed = getComputedStyle(element, name);
    const isGenerated = name === '::before' || name === '::after';
    if (isGenerated && (computed.content === 'none' || computed.content === 'normal')) continue;
    const styles: Record<string, string> = {};
    for (const property of computed) {
      if (!property.startsWith('--') && isSeen(property)) styles[property] = computed.getPropertyValue(property);
    }
    shown[name] = styles;
  }
  return shown;
}

const short = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
const round = (length: number) => Math.round(length * 100) / 100;

function ownText(element: Element): string {
  return short([...element.childNodes].map((node) => (node instanceof Text ? node.data : ' ')).join(''));
}

/** Elements that are read as a unit, and are therefore named by all their content. */
const readAsOne = 'a, button, label, summary, legend, caption, h1, h2, h3, h4, h5, h6, td, th, li, dt, dd, p';

function nameOf(element: Element): string {
  const labelledBy = document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const names = [
    element.getAttribute('aria-label'),
    labelledBy?.textContent,
    element.getAttribute('alt'),
    label?.textContent,
  ];
  return names.map(short).find(Boolean) ?? (element.matches(readAsOne) ? short(element.textContent) : ownText(element));
}

/** Vanilla Extract ends a readable name with `__` and a hash; its short names are only a hash, which contains digits. */
function classOf(element: Element): string {
  const names = [...element.classList].map((name) => name.replace(/__\w+$/, ''));
  return names.find((name) => /^[a-z][a-z_-]{2,}$/i.test(name) && !name.startsWith('sb-')) ?? '';
}

/** The state of form fields comes from the page, not from its HTML. */
function readAttributes(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (name !== 'class' && name !== 'style') attributes[name] = value;
  }
  if (element instanceof HTMLInputElement) {
    delete attributes['checked'];
    if (element.checked) attributes['checked'] = '';
    if (element.indeterminate) attributes['indeterminate'] = '';
  }
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  if (isField) attributes['value'] = element.value;
  if (element instanceof HTMLImageElement) attributes['src'] = element.currentSrc.replace(location.origin, '');
  if (element.matches(':focus-visible')) attributes[':focus-visible'] = '';
  return attributes;
}

/** Storybook's own messages are hidden elements of the page. */
const ignored = 'head, script, style, link, template, [class^="sb-"]:not(body)';

function readElements(): SnapshotElement[] {
  const elements: SnapshotElement[] = [];
  const read = (element: Element, parent: number, inherited: Record<string, string> | undefined) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { plain, custom } = readStyles(element);
    // A custom property counts only where it is set. Those of the root are tokens.
    const own = Object.entries(custom).filter(([name, value]) => inherited && inherited[name] !== value);
    const index = elements.push({
      parent,
      tag: element.localName,
      className: classOf(element),
      name: nameOf(element),
      text: ownText(element),
      attributes: readAttributes(element),
      box: { x: round(x + scrollX), y: round(y + scrollY), width: round(width), height: round(height) },
      styles: { ...plain, ...Object.fromEntries(own) },
      pseudo: readPseudo(element),
    });
    if (plain['display'] === 'none') return;
    for (const child of element.children) if (!child.matches(ignored)) read(child, index - 1, custom);
  };
  read(document.documentElement, -1, undefined);
  return elements;
}

/** Properties that reveal the computed value of a token. */
const kinds = ['color', 'width', 'font-weight', 'box-shadow', 'background-image', 'transition-duration'];

function readTokens(probe: HTMLElement): Record<string, Token> {
  const tokens: Record<string, Token> = {};
  for (const [name, written] of Object.entries(readStyles(document.documentElement).custom)) {
    const kind = kinds.find((property) => CSS.supports(property, written));
    if (kind) probe.style.setProperty(kind, written);
    tokens[name] = { written, computed: kind ? String(probe.computedStyleMap().get(kind)) : written };
    if (kind) probe.style.removeProperty(kind);
  }
  return tokens;
}
