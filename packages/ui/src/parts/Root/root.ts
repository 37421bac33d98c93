import type { AriaAttributes, HTMLAttributes, RefAttributes } from 'react';

/**
 * The props that every component passes to its root: the element that its comment says it renders, or in a dialog the dialog
 * itself. Only providers, which render none, do not have them.
 *
 * They add to what the component sets and never take it away: `className` comes after its own class, and its name and its state,
 * which are attributes as well, stay.
 *
 * An input's root is its control: its `Field` names the control also by an id that they give, and describes it after a description
 * that they give. If it is made of several elements, `className` and `style` are for the outermost one.
 */
export interface RootProps<Root extends Element>
  extends AriaAttributes, Pick<HTMLAttributes<Root>, 'id' | 'className' | 'style'>, Pick<RefAttributes<Root>, 'ref'> {
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** What a component passes to its root: the app's props, its own class before the app's. Its own attributes come after it. */
export const rootProps = <Given extends { className?: string | undefined }>(given: Given, own: string) => ({
  ...given,
  className: given.className ? `${own} ${given.className}` : own,
});

const isForRoot = (name: string) => /^(?:id|className|style|ref|(?:aria|data)-.+)$/.test(name);

type WithoutRootProps<Props> = Props extends unknown ? Omit<Props, keyof RootProps<Element>> : never;

/** Separates the props for the root from a component's others, where these cannot be named one by one. */
export function takeRootProps<Root extends Element, Props extends object>(props: RootProps<Root> & Props) {
  const those = (forRoot: boolean) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => isForRoot(name) === forRoot));
  const root: RootProps<Root> = those(true);
  return [root, those(false) as WithoutRootProps<Props>] as const;
}
