'use client';

import { isPhoto } from '@apple-only/contract';
import { MissingPicture } from './MissingPicture.tsx';
import * as styles from './Picture.css.ts';
import { Placeholder } from './Placeholder.tsx';
import { srcSetOf } from './sizes.ts';
import { usePictureFailure } from './use-picture-failure.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import { pictureLabels } from './labels.ts';

/** The words of a component's picture, as part of its own `labels`. They replace those of `Picture`. */
export interface LabelsOfPicture {
  missingPicture?: string | undefined;
  failedPicture?: string | undefined;
}

export interface PictureProps extends RootProps<HTMLSpanElement> {
  /** Address of the picture. Empty if there is none. */
  src: string;
  /** Its addresses in several sizes, as an `<img>`'s `srcSet`. Omit it for photos of the shop's server, whose sizes are known. */
  srcSet?: string | undefined;
  /** The alternative text; empty if the text next to it says the same. */
  alt: string;
  /** The rendered width, as an `<img>`'s `sizes`, for `priority` and for browsers that cannot measure it. @default '(max-width: 47.5em) 100vw, 30rem' */
  sizes?: string | undefined;
  /** Whether it is above the fold: it loads at once, before other pictures, and until then shows its main colours, if its address has them. @default false */
  priority?: boolean | undefined;
  /** Whether it is faded, as for a booked product. @default false */
  muted?: boolean | undefined;
  /** `ratio` keeps the stage at 4 : 3, `fill` fills the parent, and `cover` also crops the picture to leave no edges. @default 'ratio' */
  fit?: 'ratio' | 'fill' | 'cover' | undefined;
  /** Shown if there is no picture. @default 'No photo' */
  missingLabel?: string | undefined;
  /** Shown if the picture failed to load. @default 'Couldn’t load the photo' */
  failedLabel?: string | undefined;
}

/**
 * A picture on a stage, the lit area behind it. Renders a `<span>` with an `<img>` in it.
 *
 * The stage has its size before the picture loads, and keeps it if none does. Lazy pictures load at the rendered width. A failed picture
 * is retried, five times at most, when the browser is back online or the page becomes visible again.
 */
export function Picture({
  src,
  srcSet = srcSetOf(src),
  alt,
  sizes = '(max-width: 47.5em) 100vw, 30rem',
  priority = false,
  muted = false,
  fit = 'ratio',
  missingLabel,
  failedLabel,
  ...root
}: PictureProps) {
  const text = useLabels('Picture', pictureLabels);
  const { failed, image } = usePictureFailure(src);

  return (
    <span
      {...rootProps(root, styles.stage)}
      data-fit={fit}
      data-photo={isPhoto(src) || undefined}
      data-void={src === '' || failed || undefined}
    >
      {src === '' && <MissingPicture text={missingLabel ?? text.missingLabel} />}
      {failed && <MissingPicture text={failedLabel ?? text.failedLabel} />}
      {priority && !muted && !failed && fit !== 'cover' && <Placeholder src={src} />}
      {src !== '' && !failed && (
        <img
          {...image}
          className={styles.image}
          data-muted={muted || undefined}
          alt={alt}
          width={800}
          height={600}
          decoding="async"
          // Before `src`: the browser starts loading as soon as it has an address.
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          sizes={srcSet && (priority ? sizes : `auto, ${sizes}`)}
          srcSet={srcSet}
          src={src}
        />
      )}
    </span>
  );
}
