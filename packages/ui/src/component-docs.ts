import type { ReactNode } from 'react';

type AtLeastOne<Item> = readonly [Item, ...Item[]];

/** A part of a component. */
export interface Part {
  /** Its name. */
  part: string;
  /** What it is, or holds. */
  is: string;
  /** The selector of its element in the page's first story: there it gets its number. Omit it where that story has none. */
  at?: string | undefined;
}

/** A key, and what it does. */
export interface Key<StoryName = string> {
  key: string;
  does: string;
  /** The story whose play presses the key. */
  story: StoryName;
}

/** One side of a do and a don't: the components themselves, drawn as they are. */
export interface Picture {
  shows: ReactNode;
  /** What is right or wrong about it, in a sentence. */
  because: string;
}

/** A right way and a wrong one, side by side. */
interface Pictures {
  do: Picture;
  dont: Picture;
}

/**
 * What a component's page in the Storybook says beside its comment, its props and its stories. `X.docs.tsx` beside
 * `X.stories.tsx` exports it as `docs`; the template in `.storybook/component-page.tsx` draws it.
 *
 * What a component is, and what it does for accessibility, stands in its own comment, which the page shows.
 */
export interface ComponentDocs<Stories extends object = Record<string, unknown>> {
  /** When it is the right choice. */
  use: AtLeastOne<string>;
  /** When it is not, and what is. */
  avoid: AtLeastOne<string>;
  /** Its parts, in the order in which they are read. Omit it where there is but one. */
  anatomy?: AtLeastOne<Part> | undefined;
  /** What its keys do, beyond Tab to its controls and Enter on them. */
  keyboard?: readonly Key<Extract<keyof Stories, string>>[] | undefined;
  /** What else there is to know for assistive technology, beyond the comment. */
  accessibility?: AtLeastOne<string> | undefined;
  /** Right and wrong use, drawn by the component itself. */
  pictures?: AtLeastOne<Pictures> | undefined;
}
