import { createElement, type ComponentType, type ReactNode, useEffect, useState } from 'react';
// The page has the theme from the first: with the style sheets of what loads, its reset would come in the middle of a visit.
import '../../theme/default-theme.css.ts';

/** The events by which a user shows intent. A press begins with a hover, on a touch screen too. */
const signs = ['pointerover', 'focusin'];

/**
 * Renders a component whose code loads by itself: with the first hover, focus or press of any button on the page, or when it is
 * needed. Nothing until it has loaded. If it is needed and cannot be loaded, the error is thrown, for the app's error boundary.
 *
 * Not `lazy` and `Suspense`, which delay what has just loaded.
 *
 * @param load imports the component. The same function in every render.
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
      let isLate = false;
      start((error) => {
        if (!isLate) setFailure({ error });
      });
      // A failure after this is of no interest: it is tried again when it is needed again.
      return () => {
        isLate = true;
      };
    }
    const onSign = ({ target }: Event) => {
      // It may never be needed: a failure counts only then.
      if (target instanceof Element && target.closest('button')) start(() => {});
    };
    for (const sign of signs) document.addEventListener(sign, onSign);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [load, component, isNeeded]);

  if (failure && isNeeded) throw failure.error;
  return component ? createElement(component, props) : null;
}
