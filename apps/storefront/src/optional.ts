import { lazy, type ComponentType } from 'react';

/**
 * A component that is loaded when it is first rendered, and renders nothing if it does not load. The failure is caught here and not
 * where a part is imported: the build puts a `then` behind an `import()` into its loader, which loads the part's styles outside of it.
 */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
