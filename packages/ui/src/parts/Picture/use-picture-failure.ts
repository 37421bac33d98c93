import { useEffect, useState } from 'react';

interface Failure {
  src: string;
  /** How often the picture has failed. */
  times: number;
  /** Whether the failure shows; not during a retry. */
  shown: boolean;
}

/** How often a failed picture is retried automatically. */
const maxRetries = 5;

/**
 * Whether the picture of this address has failed to load. It is retried when the browser is back online or the page becomes visible again.
 * @returns `image`: props of its `<img>`, which is left out while `failed`
 */
export function usePictureFailure(src: string) {
  const [failure, setFailure] = useState<Failure>();
  const failed = failure?.src === src && failure.shown;
  const mayRetry = failed && failure.times <= maxRetries;

  useEffect(() => {
    if (!mayRetry) return undefined;
    const retryIfVisible = () => {
      if (document.visibilityState === 'visible') setFailure((last) => last && { ...last, shown: false });
    };
    window.addEventListener('online', retryIfVisible);
    document.addEventListener('visibilitychange', retryIfVisible);
    return () => {
      window.removeEventListener('online', retryIfVisible);
      document.removeEventListener('visibilitychange', retryIfVisible);
    };
  }, [mayRetry]);

  const fail = () =>
    setFailure((last) => {
      if (last?.src !== src) return { src, times: 1, shown: true };
      return last.shown ? last : { src, times: last.times + 1, shown: true };
    });
  return {
    failed,
    image: {
      // It may have failed before this script ran.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) fail();
      },
      onError: fail,
    },
  };
}
