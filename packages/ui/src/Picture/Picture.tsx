'use client';

import { useState } from 'react';
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
  /** What stands in place of a picture that is missing or does not load. @default 'No photograph supplied' */
  missingLabel?: string | undefined;
}

/** The widths at which our own server answers a photo, beside its full one. */
const smallWidths = [480, 960];
const fullWidth = 1600;

/** Photos kept by our server can be asked for in smaller sizes; other addresses are taken as they are. */
const srcSetOf = (src: string) =>
  /\/photos\/[^/?#]+\.webp$/.test(src)
    ? [...smallWidths.map((width) => `${src}?w=${width} ${width}w`), `${src} ${fullWidth}w`].join(', ')
    : undefined;

/**
 * A picture on its lit stage. Renders a `<span>` with an `<img>` in it.
 *
 * The stage has its size before the picture arrives, and keeps it when none does.
 */
export function Picture({
  src,
  alt,
  sizes = '(max-width: 47.5em) 100vw, 30rem',
  priority = false,
  muted = false,
  fit = 'ratio',
  missingLabel = 'No photograph supplied',
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const missing = src === '' || src === broken;
  const srcSet = srcSetOf(src);

  return (
    <span className={styles.stage} data-fit={fit} data-void={missing || undefined}>
      {missing ? (
        <span className={styles.nothing}>
          <Icon name="photo" />
          {missingLabel}
        </span>
      ) : (
        <img
          // It may have failed before this script ran.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src);
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
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
