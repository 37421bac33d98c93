import type * as kit from '../packages/ui/src/index.ts';

type Kit = typeof kit;
type PropsOf<Component> = Component extends (props: infer Props extends object) => unknown ? Props : never;

/** Every word, including those that a label set holds for nested components. */
type Complete<Words> = Words extends string | ((...args: never) => string)
  ? Words
  : { readonly [Key in keyof Words]-?: Complete<NonNullable<Words[Key]>> };

/** The props that are words with a default: `labels`, and single ones such as `pendingLabel`. */
type WordsOf<Props> = {
  [Key in keyof Props as Key extends 'labels' | `${string}Label` ? Key : never]-?: Complete<NonNullable<Props[Key]>>;
};

/** The names of the components that have words. */
type Worded = {
  [Name in keyof Kit]: [PropsOf<Kit[Name]>] extends [never]
    ? never
    : [keyof WordsOf<PropsOf<Kit[Name]>>] extends [never]
      ? never
      : Name;
}[keyof Kit];

/**
 * The kit in another language. A missing component, or a missing word, is a type error; words with a default
 * among the other props, such as the hero's heading, may be given too.
 */
export type Catalogue = {
  readonly [Name in Worded]: WordsOf<PropsOf<Kit[Name]>> & Partial<PropsOf<Kit[Name]>>;
} & { readonly [Name in Exclude<keyof Kit, Worded>]?: Partial<PropsOf<Kit[Name]>> };
