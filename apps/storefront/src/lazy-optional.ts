import { lazy, type ComponentType } from 'react';

/**
 * A component that loads when it first renders, and renders nothing if it does not load. The failure is caught here, not where a part
 * is imported: the build moves a `then` after an `import()` into its loader, which loads the part's styles outside of it.
 */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
