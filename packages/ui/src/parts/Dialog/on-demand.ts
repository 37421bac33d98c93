import { createElement, type ComponentType, type ReactNode, useEffect, useState } from 'react';
// Loads the theme with the page: with the style sheets of code loaded on demand, its reset would apply in the middle of a visit.
import '../../theme/default-theme.css.ts';

/** The events that show a user's intent. A press begins with a hover, even on a touch screen. */
const intentEvents = ['pointerover', 'focusin'];

/**
 * Renders a component whose code loads on demand: with the first hover, focus or press of any button on the page, or when it is needed.
 * Renders nothing until it has loaded. If it is needed and fails to load, throws the error, for the app's error boundary.
 *
 * Not `lazy` and `Suspense`, which delay code that has just loaded.
 *
 * @param load imports the component. Must be the same function in every render.
 */
export function useOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
  props: Props,
): ReactNode {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    if (component) return undefined;
    const start = (onFailure: (error: unknown) => void) =>
      void load().then((loaded) => setComponent(() => loaded), onFailure);
    if (isNeeded) {
      let isStale = false;
      start((error) => {
        if (!isStale) setFailure({ error });
      });
      // A failure after this does not matter: the load is retried when it is needed again.
      return () => {
        isStale = true;
      };
    }
    const onIntent = ({ target }: Event) => {
      // The code may never be needed: a failure matters only then.
      if (target instanceof Element && target.closest('button')) start(() => {});
    };
    for (const type of intentEvents) document.addEventListener(type, onIntent);
    return () => {
      for (const type of intentEvents) document.removeEventListener(type, onIntent);
    };
  }, [load, component, isNeeded]);

  if (failure && isNeeded) throw failure.error;
  return component ? createElement(component, props) : null;
}
