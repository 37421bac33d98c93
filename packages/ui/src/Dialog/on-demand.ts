'use client';

import { useEffect, useState } from 'react';

/** The events by which a user shows intent. A press begins with a hover, on a touch screen too. */
const signs = ['pointerover', 'focusin'];

/**
 * Loads code by itself: with the first hover, focus or press of any button on the page, or when it is needed. Undefined until
 * it has loaded. If it is needed and cannot be loaded, the error is thrown, for the app's error boundary.
 *
 * Not `lazy` and `Suspense`, which delay what has just loaded.
 *
 * @param load imports the code. The same function in every render.
 */
export function useOnDemand<Code>(load: () => Promise<Code>, isNeeded: boolean): Code | undefined {
  const [code, setCode] = useState<Code>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    if (code) return undefined;
    const start = (onFailure: (error: unknown) => void) =>
      void load().then((loaded) => setCode(() => loaded), onFailure);
    if (isNeeded) {
      start((error) => setFailure({ error }));
      return undefined;
    }
    const onSign = ({ target }: Event) => {
      // It may never be needed: a failure counts only then.
      if (target instanceof Element && target.closest('button')) start(() => {});
    };
    for (const sign of signs) document.addEventListener(sign, onSign);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [load, code, isNeeded]);

  if (failure && isNeeded) throw failure.error;
  return code;
}
