import { message } from '@apple-only/contract/fixtures';
import { cloneElement, createRef, type ReactElement, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyComponent, rootless } from './every-component.suite.tsx';
import * as ui from './index.ts';
import type { RootProps } from './parts/Root/root.ts';
import './theme/default-theme.css.ts';
import { waitFor } from './wait-for.suite.ts';

/** The props that an app passes to a component's root, besides `ref`. */
const given = {
  id: 'given',
  className: 'given',
  style: { outlineWidth: '3px' },
  'data-given': 'given',
  'aria-description': 'given',
};

/** The selector that finds each of them in the page. */
const selectors = {
  id: '#given',
  className: '.given',
  style: '[style*="outline-width: 3px"]',
  'data-given': '[data-given=given]',
  'aria-description': '[aria-description=given]',
};

/** The props that the control gets, in an input of several elements: form libraries and labels expect them there. */
const onControl: Partial<Record<string, readonly string[]>> = {
  ModelField: ['id', 'data-given', 'aria-description', 'ref'],
  PasswordInput: ['id', 'data-given', 'aria-description', 'ref'],
  PhotoInput: ['id', 'data-given', 'aria-description', 'ref'],
  PhotosInput: ['id', 'data-given', 'aria-description', 'ref'],
  Choice: ['ref'],
};

let container: HTMLElement;
let page: Root;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  page = createRoot(container);
});

afterEach(() => {
  page.unmount();
  container.remove();
});

/** An element's ARIA and data attributes, and its class. */
const attributesOf = (element: Element) =>
  Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [name, value]).filter(([name]) =>
      /^(aria|data)-|^class$/.test(name ?? ''),
    ),
  );

/** The only element that a selector finds. */
function only(selector: string): Element {
  const [element, another] = document.querySelectorAll(selector);
  if (!element || another) throw new Error(`${element ? 'Several elements have' : 'No element has'} ${selector}.`);
  return element;
}

/** Renders a component with these props, and waits until the page has them, even if the component's code has to load. */
async function draw(part: ReactElement, props: object, isDrawn: () => void) {
  page.render(cloneElement(part, props));
  await waitFor(isDrawn);
}

const isThere = () => expect(container.firstElementChild ?? document.querySelector('[role$=dialog]')).not.toBeNull();

const nothing = () => {};

/** Components whose root differs by state. */
const otherStates: Record<string, { part: ReactElement }> = {
  'EmailAddress as a link': { part: <ui.EmailAddress link value="a@b.c" /> },
  'MessageList while it loads': { part: <ui.MessageList messages={undefined} onMark={nothing} onDelete={nothing} /> },
  'MessageList without messages': { part: <ui.MessageList messages={[]} onMark={nothing} onDelete={nothing} /> },
  'PeopleTable while it loads': { part: <ui.PeopleTable kind="buyers" people={undefined} /> },
  'PeopleTable without people': { part: <ui.PeopleTable kind="buyers" people={[]} /> },
  'PhoneNumber without a number': { part: <ui.PhoneNumber value="none" /> },
  'VerifiedBadge, small': { part: <ui.VerifiedBadge verified size="small" /> },
};

const components = [
  ...Object.entries(everyComponent(ui)).filter(([name]) => !Object.hasOwn(rootless, name)),
  ...Object.entries(otherStates),
];

test.each(components)('%s passes id, class, style, data, ARIA and ref to its root', async (name, { part }) => {
  const ref = createRef<Element>();
  await draw(part, { ref }, isThere);
  const before = new Map(Array.from(document.querySelectorAll('*'), (element) => [element, attributesOf(element)]));

  await draw(part, { ...given, ref } satisfies RootProps<Element>, () => only(selectors.className));
  const root = only(selectors.className);
  const nameOf = (element: Element | null) => (element === root ? 'root' : element?.matches('input') && 'control');
  const places = Object.entries(selectors).map(([prop, selector]) => [prop, nameOf(only(selector))]);
  const expected = [...Object.keys(selectors), 'ref'].map((prop) => [
    prop,
    onControl[name]?.includes(prop) ? 'control' : 'root',
  ]);
  expect([...places, ['ref', nameOf(ref.current)]]).toEqual(expected);

  // Attributes that it sets itself stay, even if the app passes other values.
  const { class: ownClass, ...own } = before.get(root) ?? {};
  const others = Object.fromEntries(Object.keys(own).map((attribute) => [attribute, 'other']));
  await draw(part, { ...others, className: 'last', ref }, () => only('.last'));
  expect(attributesOf(root)).toMatchObject({ ...own, class: [ownClass, 'last'].filter(Boolean).join(' ') });
});

const twentyFive = Array.from({ length: 25 }, (_, at) => `${at}`);
const longLists = {
  Grid: (
    <ui.Grid columns={2}>
      {twentyFive.map((card) => (
        <p key={card}>Card</p>
      ))}
    </ui.Grid>
  ),
  MessageList: (
    <ui.MessageList
      messages={Array.from(twentyFive, (_id) => ({ ...message, _id }))}
      onMark={nothing}
      onDelete={nothing}
    />
  ),
};

test.each(Object.entries(longLists))(
  'a long %s sets class and style on all of its lists, and the other props on the first',
  async (_, list) => {
    const ref = createRef<Element>();
    await draw(list, { ...given, ref }, isThere);
    const parts = Array.from(container.querySelectorAll('ul'));
    expect(parts).toHaveLength(2);
    expect(Array.from(container.querySelectorAll(`${selectors.className}${selectors.style}`))).toEqual(parts);
    const { id, 'data-given': data, 'aria-description': aria } = selectors;
    expect([only(id), only(data), only(aria), ref.current].map((at) => at === parts[0])).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
);

test('a ref of the app works beside the component’s own ref, including its cleanup', async () => {
  const calls: string[] = [];
  const field = (ref: Ref<HTMLDivElement>) => (
    <ui.Field label="Name" limit={5} ref={ref}>
      <ui.Input defaultValue="A long name" />
    </ui.Field>
  );
  const expectCalls = (...all: string[]) => waitFor(() => expect(calls).toEqual(all));

  page.render(
    field((root) => {
      calls.push(`given ${root?.localName}`);
      return () => void calls.push('taken back');
    }),
  );
  await expectCalls('given div');
  page.render(field((root) => void calls.push(`then ${root?.localName}`)));
  await expectCalls('given div', 'taken back', 'then div');
  const object = createRef<HTMLDivElement>();
  page.render(field(object));
  await expectCalls('given div', 'taken back', 'then div', 'then undefined');
  expect(object.current).toBe(container.firstElementChild);
  // The field uses its own ref, too: it counts the characters of the control in its root.
  expect(container.textContent).toContain('too many');
  page.render(null);
  await waitFor(() => expect(object.current).toBeNull());
});
