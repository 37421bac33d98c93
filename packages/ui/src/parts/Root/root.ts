import type { AriaAttributes, HTMLAttributes, RefAttributes } from 'react';

/**
 * The props that every component passes to its root: the element that its comment says it renders, or for a dialog the dialog itself.
 * Only providers, which render no element, do not have them.
 *
 * They add to the component's own attributes and never replace them: `className` comes after its own class, and the attributes for its
 * name and state stay.
 *
 * An input's root is its control: its `Field` uses an id given here to name the control, and adds its own description after one given
 * here. If the input consists of several elements, `className` and `style` are for the outermost one.
 */
export interface RootProps<Root extends Element>
  extends AriaAttributes, Pick<HTMLAttributes<Root>, 'id' | 'className' | 'style'>, Pick<RefAttributes<Root>, 'ref'> {
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The props for a component's root: the app's, with its own class before the app's. Put its own attributes after them. */
export const rootProps = <Given extends { className?: string | undefined }>(given: Given, own: string) => ({
  ...given,
  className: given.className ? `${own} ${given.className}` : own,
});

const isForRoot = (name: string) => /^(?:id|className|style|ref|(?:aria|data)-.+)$/.test(name);

type WithoutRootProps<Props> = Props extends unknown ? Omit<Props, keyof RootProps<Element>> : never;

/** Separates the root's props from a component's other props, for components that cannot list the others by name. */
export function takeRootProps<Root extends Element, Props extends object>(props: RootProps<Root> & Props) {
  const pick = (forRoot: boolean) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => isForRoot(name) === forRoot));
  const root: RootProps<Root> = pick(true);
  return [root, pick(false) as WithoutRootProps<Props>] as const;
}
