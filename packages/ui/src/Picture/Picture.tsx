'use client';

import { useEffect, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** Address of the picture. Empty where there is none. */
  src: string;
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
  /** How wide it is drawn, as for an `<img>`. @default '(max-width: 47.5em) 100vw, 30rem' */
  sizes?: string | undefined;
  /** Whether it is among the first things seen: loaded at once, before other pictures. @default false */
  priority?: boolean | undefined;
  /** Whether it recedes, as for what is booked. @default false */
  muted?: boolean | undefined;
  /** Whether the stage keeps 4 : 3, or fills the place its parent gives it. @default 'ratio' */
  fit?: 'ratio' | 'fill' | undefined;
  /** What stands in place of a picture where there is none. @default 'No photograph supplied' */
  missingLabel?: string | undefined;
  /** What stands in place of a picture that did not arrive. @default 'The photograph could not be loaded' */
  failedLabel?: string | undefined;
}

/** The widths at which our own server answers a photo, beside its full one. */
const smallWidths = [480, 960];
const fullWidth = 1600;

/** The address of a photo in the smallest size it can be had in. */
export const smallestOf = (src: string) => (isOurs(src) ? `${src}?w=${smallWidths[0]}` : src);

/** How often a picture that did not arrive is asked for again by itself. */
const mostRetries = 5;

/** Photos kept by our server can be asked for in smaller sizes; other addresses are taken as they are. */
const isOurs = (src: string) => /\/photos\/[^/?#]+\.webp$/.test(src);
const srcSetOf = (src: string) =>
  isOurs(src)
    ? [...smallWidths.map((width) => `${src}?w=${width} ${width}w`), `${src} ${fullWidth}w`].join(', ')
    : undefined;

/**
 * A picture on its lit stage. Renders a `<span>` with an `<img>` in it.
 *
 * The stage has its size before the picture arrives, and keeps it when none does. One that did not arrive is asked for
 * again, five times at most, when the browser is back online or the page is looked at again.
 */
export function Picture({
  src,
  alt,
  sizes = '(max-width: 47.5em) 100vw, 30rem',
  priority = false,
  muted = false,
  fit = 'ratio',
  missingLabel = 'No photograph supplied',
  failedLabel = 'The photograph could not be loaded',
}: PictureProps) {
  const [failure, setFailure] = useState<Failure>();
  const failed = failure?.src === src && failure.shown;
  const srcSet = srcSetOf(src);
  const fail = () =>
    setFailure((last) => {
      if (last?.src !== src) return { src, times: 1, shown: true };
      return last.shown ? last : { src, times: last.times + 1, shown: true };
    });

  return (
    <span className={styles.stage} data-fit={fit} data-void={src === '' || failed || undefined}>
      {src === '' && <Nothing text={missingLabel} />}
      {failed && (
        <Nothing
          text={failedLabel}
          onChance={failure.times > mostRetries ? undefined : () => setFailure({ ...failure, shown: false })}
        />
      )}
      {src !== '' && !failed && (
        <img
          // It may have failed before this script ran.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) fail();
          }}
          className={styles.image}
          data-muted={muted || undefined}
          alt={alt}
          width={800}
          height={600}
          decoding="async"
          // Before the address: the browser starts loading as soon as it has one.
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          sizes={srcSet && sizes}
          srcSet={srcSet}
          src={src}
          onError={fail}
        />
      )}
    </span>
  );
}

interface Failure {
  src: string;
  /** How often it has failed. */
  times: number;
  /** Whether it is given up for now; not while it is asked for again. */
  shown: boolean;
}

interface NothingProps {
  text: string;
  /** Called when what was missing may be there now. */
  onChance?: (() => void) | undefined;
}

/** The void where a picture would be. */
function Nothing({ text, onChance }: NothingProps) {
  useEffect(() => {
    if (!onChance) return undefined;
    const look = () => document.visibilityState === 'visible' && onChance();
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onChance]);
  return (
    <span className={styles.nothing}>
      <Icon name="photo" />
      {text}
    </span>
  );
}
