'use client';

import { type ComponentProps, type ComponentType, createContext, createElement, type ReactNode, use } from 'react';
import type { RootProps } from '../Root/root.ts';

/** The props of a link: an address, its content, and all other props of an `<a>`. */
export interface LinkProps extends ComponentProps<'a'>, RootProps<HTMLAnchorElement> {
  /** The link's address. */
  href: string;
  /** The link's content. */
  children: ReactNode;
  /** `page` if it leads to the current page. */
  'aria-current'?: ComponentProps<'a'>['aria-current'];
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders an address as the router's own link, so that following it does not reload the page. */
  component: ComponentType<LinkProps>;
  /** The shop. */
  children: ReactNode;
}

/** Sets how the kit renders links, once for a shop. Without it, links are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link, rendered with the component of `LinkProvider`. Renders an `<a>`. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
