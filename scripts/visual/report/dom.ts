/** The page's element with that id. */
export function byId<Tag extends keyof HTMLElementTagNameMap>(id: string, tag: Tag): HTMLElementTagNameMap[Tag] {
  const element = document.getElementById(id);
  if (element?.localName !== tag) throw new Error(`The page has no <${tag} id="${id}">.`);
  return element as HTMLElementTagNameMap[Tag];
}

/** A new element with properties, such as `className`, and attributes, which have a hyphen or are named `role`. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'children'>> & Record<`aria-${string}`, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('aria-') && typeof value === 'string') element.setAttribute(name, value);
    else Object.assign(element, { [name]: value });
  }
  element.append(...children);
  return element;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
