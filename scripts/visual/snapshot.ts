import type { Page } from 'playwright';
import type { Box } from './difference.ts';

/** What a page had when it was pictured. */
export interface Snapshot {
  /** In the order of the document: an element stands after its parent. */
  elements: SnapshotElement[];
  /** The custom properties of `:root`, by name. */
  tokens: Record<string, Token>;
  /** Values of an element that nothing styles. `styles` leaves these out. */
  initial: Styles;
}

/** Longhand properties, with their values before layout: `50%` and `auto`, not the pixels that came of them. */
export type Styles = Readonly<Record<string, string>>;

export interface Token {
  /** As the theme has it: `light-dark(#42546b, #a9bad2)`. */
  written: string;
  /** As an element gets it: `rgb(66, 84, 107)`. */
  computed: string;
}

export interface SnapshotElement {
  /** The parent's index; -1 for the root. */
  parent: number;
  tag: string;
  /** Its class without the hash: `Badge_root`. Empty where it has none that can be read. */
  className: string;
  /** Its label, alternative text or short text. */
  name: string;
  /** The text directly in it. */
  text: string;
  /** What its HTML says, but for class and style. */
  attributes: Readonly<Record<string, string>>;
  /** From the page's upper left corner. */
  box: Box;
  styles: Styles;
  /** By name: `::before`. Only those that are shown. */
  pseudo: Readonly<Record<string, Styles>>;
}

/** Reads what a page has. Leaves the page as it was. */
export async function takeSnapshot(page: Page): Promise<Snapshot> {
  const elements = await page.evaluate(readElements, unseen.source);
  const { initial, tokens } = await page.evaluate(readTokens, unseen.source);
  for (const element of elements) {
    element.styles = withoutInitial(element.styles, initial);
    element.pseudo = Object.fromEntries(
      Object.entries(element.pseudo).map(([name, styles]) => [name, withoutInitial(styles, initial)]),
    );
  }
  return { elements, tokens, initial };
}

function withoutInitial(styles: Styles, initial: Styles): Styles {
  return Object.fromEntries(Object.entries(styles).filter(([property, value]) => initial[property] !== value));
}

/** Properties that no picture shows, and those that repeat another under its logical, older or shorter name. */
const unseen = new RegExp(
  [
    '^(animation|transition|scroll|overscroll|view-transition|view-timeline|timeline|interest|position-try)\\b',
    '(^|-)(block|inline)(-|$)|-(start|end)-(start|end)-|(start|end)-(start|end)-radius',
    '^-webkit-(?!line-clamp|text-fill-color|text-stroke)',
    '^(cursor|pointer-events|touch-action|user-select|will-change|interactivity|app-region|window-drag|speak)$',
    '^(transform-origin|perspective-origin|contain-intrinsic-size|font-variant|text-decoration|caret-color|orphans|widows)$',
    '^(column-rule|row-rule|corner-)',
  ].join('|'),
);

/** Runs in the page, as the next one does: each has all that it needs inside. */
function readElements(unseenSource: string): SnapshotElement[] {
  const notSeen = new RegExp(unseenSource);
  const isPlain = (property: string) => !property.startsWith('--') && !notSeen.test(property);
  const short = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const textOf = (element: Element) =>
    short([...element.childNodes].map((node) => (node instanceof Text ? node.data : ' ')).join(''));
  const round = (length: number) => Math.round(length * 100) / 100;

  /** A custom property counts where it is set: the others inherit it. */
  const readStyles = (element: Element): Record<string, string> => {
    const inherited = element.parentElement?.computedStyleMap();
    const styles: Record<string, string> = {};
    for (const [property, values] of element.computedStyleMap()) {
      const value = [...values].join(', ');
      const isOwn = property.startsWith('--') && inherited && String(inherited.get(property) ?? '') !== value;
      if (isOwn || isPlain(property)) styles[property] = value;
    }
    return styles;
  };

  /** There is no typed map of a pseudo-element; its lengths are those after layout. */
  const readPseudo = (element: Element): Record<string, Record<string, string>> => {
    const shown: Record<string, Record<string, string>> = {};
    for (const name of ['::before', '::after', '::marker', '::placeholder', '::backdrop']) {
      if (name === '::marker' && getComputedStyle(element).display !== 'list-item') continue;
      if (name === '::placeholder' && !element.hasAttribute('placeholder')) continue;
      if (name === '::backdrop' && !element.matches('dialog:modal')) continue;
      const computed = getComputedStyle(element, name);
      const isGenerated = name === '::before' || name === '::after';
      if (isGenerated && (computed.content === 'none' || computed.content === 'normal')) continue;
      shown[name] = Object.fromEntries(
        [...computed].filter(isPlain).map((property) => [property, computed.getPropertyValue(property)]),
      );
    }
    return shown;
  };

  const nameOf = (element: Element): string => {
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    // All that is in it, for what is read as one; else the text directly in it.
    const isOne = element.matches(
      'a, button, label, summary, legend, caption, h1, h2, h3, h4, h5, h6, td, th, li, dt, dd, p',
    );
    const text = isOne ? short(element.textContent) : textOf(element);
    return (
      [element.getAttribute('aria-label'), labelledBy?.textContent, element.getAttribute('alt'), label?.textContent]
        .map(short)
        .find(Boolean) ?? text
    );
  };

  const readAttributes = (element: Element): Record<string, string> => {
    const attributes: Record<string, string> = {};
    for (const { name, value } of element.attributes)
      if (name !== 'class' && name !== 'style') attributes[name] = value;
    if (element instanceof HTMLInputElement) {
      if (element.checked) attributes['checked'] = '';
      else delete attributes['checked'];
      if (element.indeterminate) attributes['indeterminate'] = '';
    }
    const isField = ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
    if (isField) attributes['value'] = (element as HTMLInputElement).value;
    if (element.matches(':focus-visible')) attributes[':focus-visible'] = '';
    if (element instanceof HTMLImageElement) attributes['src'] = element.currentSrc.replace(location.origin, '');
    return attributes;
  };

  const elements: SnapshotElement[] = [];
  const read = (element: Element, parent: number) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const index = elements.push({
      parent,
      tag: element.localName,
      // Vanilla Extract ends a readable name in `__` and a hash; its short names are nothing but a hash, with digits in it.
      className:
        [...element.classList]
          .map((name) => name.replace(/__\w+$/, ''))
          .find((name) => /^[a-z][a-z_-]{2,}$/i.test(name)) ?? '',
      name: nameOf(element),
      text: textOf(element),
      attributes: readAttributes(element),
      box: { x: round(x + scrollX), y: round(y + scrollY), width: round(width), height: round(height) },
      styles: readStyles(element),
      pseudo: readPseudo(element),
    });
    if (getComputedStyle(element).display === 'none') return;
    for (const child of element.children) {
      // Storybook's own messages are hidden elements of the page.
      if (!child.matches('head, script, style, link, template, [class^="sb-"]:not(body)')) read(child, index - 1);
    }
  };
  read(document.documentElement, -1);
  return elements;
}

function readTokens(unseenSource: string): Pick<Snapshot, 'tokens' | 'initial'> {
  const notSeen = new RegExp(unseenSource);
  // At the end of the root: it is nothing's sibling or first child there.
  const probe = document.documentElement.appendChild(document.createElement('span'));
  const kinds = ['color', 'width', 'font-weight', 'box-shadow', 'background-image', 'transition-duration'];
  const tokens: Record<string, Token> = {};
  for (const [name, values] of document.documentElement.computedStyleMap()) {
    if (!name.startsWith('--')) continue;
    const written = [...values].join(', ').trim();
    const kind = kinds.find((property) => CSS.supports(property, written));
    let computed = written;
    if (kind) {
      probe.style.setProperty(kind, written);
      computed = String(probe.computedStyleMap().get(kind));
      probe.style.removeProperty(kind);
    }
    tokens[name] = { written, computed };
  }
  probe.style.setProperty('all', 'initial');
  const initial: Record<string, string> = {};
  for (const [property, values] of probe.computedStyleMap()) {
    if (!property.startsWith('--') && !notSeen.test(property)) initial[property] = [...values].join(', ');
  }
  probe.remove();
  return { tokens, initial };
}
