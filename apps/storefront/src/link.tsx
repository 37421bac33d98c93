import type { LinkProps } from '@apple-only/ui';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { paths, productPathPrefix } from './paths.ts';

/**
 * The kit's links, followed by the router without loading a page.
 * React Router's own `Link` also prefetches, and leads to other sites: 2 kB that each page would load.
 */
export function RouterLink({ href, onClick, children, ...props }: LinkProps) {
  const { state, pathname, search, hash } = useLocation();
  // A visitor who switches between login and registration still returns to the page they wanted: a product's, or a guarded one.
  const returnState = pathname.startsWith(productPathPrefix) ? { from: { pathname, search, hash } } : state;
  const follow = useLinkClickHandler(href, {
    ...(props.target && { target: props.target }),
    ...((href === paths.login || href === paths.register) && { state: returnState }),
  });
  return (
    <a
      {...props}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
