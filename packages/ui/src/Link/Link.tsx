'use client';

import { type ComponentProps, type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

/** What a link is given: an address, its content, and whatever else an `<a>` takes. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /** Its words. */
  children: ReactNode;
  /** `page` where it leads to the page that is shown. */
  'aria-current'?: ComponentProps<'a'>['aria-current'];
}

/** What the router's link is given: all that the kit's own was. */
export type LinkComponentProps = LinkProps;

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders an address as the router's own link, so that following it does not load the page anew. */
  component: ComponentType<LinkComponentProps>;
  /** The shop. */
  children: ReactNode;
}

/** Tells the kit, once for a shop, how a link is rendered. Without it, links are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link, in the shop's way of linking. Renders an `<a>`. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
