import type { ReactNode } from 'react';

type AtLeastOne<Item> = readonly [Item, ...Item[]];

/** A part of a component. */
export interface AnatomyPart {
  /** Its name. */
  name: string;
  /** Its purpose or content. */
  description: string;
  /** The selector of its element in the page's first story, which shows its number there. Omit it if that story lacks the part. */
  selector?: string | undefined;
}

/** A key and its effect. */
export interface Key<StoryName = string> {
  key: string;
  effect: string;
  /** The story whose play presses the key. */
  story: StoryName;
}

/** One side of a do and a don't, shown with the components themselves. */
export interface UsageExample {
  example: ReactNode;
  /** Why it is right or wrong, in a sentence. */
  reason: string;
}

/** A right way and a wrong one, side by side. */
interface DoAndDont {
  do: UsageExample;
  dont: UsageExample;
}

/**
 * The content of a component's Storybook page beyond its comment, props and stories. `X.docs.tsx`, next to `X.stories.tsx`, exports it
 * as `docs`; the template in `.storybook/component-page.tsx` renders it.
 *
 * The component's own comment, which the page shows, describes the component and its accessibility.
 */
export interface ComponentDocs<Stories extends object = Record<string, unknown>> {
  /** When to use it. */
  use: AtLeastOne<string>;
  /** When not to use it, and what to use instead. */
  avoid: AtLeastOne<string>;
  /** Its parts, in reading order. Omit it if there is only one. */
  anatomy?: AtLeastOne<AnatomyPart> | undefined;
  /** The effects of its keys, beyond Tab to its controls and Enter on them. */
  keyboard?: readonly Key<Extract<keyof Stories, string>>[] | undefined;
  /** Further notes on assistive technology, beyond the comment. */
  accessibility?: AtLeastOne<string> | undefined;
  /** Right and wrong use, shown with the component itself. */
  examples?: AtLeastOne<DoAndDont> | undefined;
}
