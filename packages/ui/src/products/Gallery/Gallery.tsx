'use client';
// The scrollable list takes the focus, so that keys scroll it; a press on a picture does the same as the button next to it.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */

import { isolateBidi } from '@apple-only/contract';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useOnDemand } from '../../parts/Dialog/on-demand.ts';
import { EnlargeIcon, PhotoIcon } from '../../parts/Icon/icons.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { smallestPhotoSrc } from '../../parts/Picture/sizes.ts';
import { usePictureFailure } from '../../parts/Picture/use-picture-failure.ts';
import * as styles from './Gallery.css.ts';
import { type GalleryLabels, galleryLabels } from './labels.ts';
import { stepOf } from './step.ts';
import { useTrack } from './use-track.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';

export interface GalleryProps extends RootProps<HTMLDivElement> {
  /** Addresses of the photos, in order. */
  photos: readonly string[];
  /** The name of the product in the photos. */
  name: string;
  /** Whether they are faded, as for a booked product. @default false */
  muted?: boolean | undefined;
  /** The rendered width, as an `<img>`’s `sizes`. @default that of `Picture` */
  sizes?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<GalleryLabels> | undefined;
}

const loadView = () => import('./LoadedView.tsx').then(({ LoadedView }) => LoadedView);

/**
 * The photos of a product: one large, the others beside it or under it as thumbnails. Renders a `<div>` with a list of pictures to swipe,
 * even before its script has loaded.
 *
 * A single photo has neither count nor thumbnails. A press on a photo, or the button, opens it over the page, where users can zoom it: that
 * code loads with the first hover, focus or press of a button.
 */
export function Gallery({ photos, name, muted = false, sizes, labels, ...root }: GalleryProps) {
  const text = useLabels<GalleryLabels>('Gallery', galleryLabels, labels);
  const count = photos.length;
  const track = useTrack(count);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  const onShow = (index: number) => track.show(index);
  const isShown = photos[0] !== undefined && photos[0] !== '';
  const view = useOnDemand(loadView, isEnlarged, {
    open: isEnlarged,
    onClose: () => setEnlarged(false),
    photos,
    name,
    currentIndex: track.currentIndex,
    onIndexChange: onShow,
    text,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event, track.currentIndex, count);
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    const list = thumbnails.current;
    if (list?.contains(event.target as Node)) list.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div {...rootProps(root, styles.root)}>
      <div className={styles.stage}>
        <ul
          {...track.props}
          className={styles.track}
          aria-label={text.photos(isolateBidi(name))}
          // Focusable, so that keys scroll it.
          tabIndex={count > 1 ? 0 : undefined}
          onKeyDown={onKeyDown}
          onClick={() => isShown && setEnlarged(true)}
        >
          {photos.map((photo, index) => (
            <li key={photo} className={styles.slide} data-enlarges={isShown || undefined}>
              <Picture
                src={photo}
                alt={text.photo(isolateBidi(name), index + 1, count)}
                sizes={sizes}
                fit="fill"
                priority={index === 0}
                muted={muted}
                missingLabel={text.missingPicture}
                failedLabel={text.failedPicture}
              />
            </li>
          ))}
        </ul>
        {count > 1 && <p className={styles.count}>{text.count(track.currentIndex + 1, count)}</p>}
        {isShown && (
          <button
            type="button"
            className={styles.enlarge}
            aria-label={text.enlarge}
            title={text.enlarge}
            onKeyDown={onKeyDown}
            onClick={() => setEnlarged(true)}
          >
            <EnlargeIcon />
          </button>
        )}
      </div>
      {count > 1 && (
        <Thumbnails
          ref={thumbnails}
          photos={photos}
          currentIndex={track.currentIndex}
          text={text}
          {...{ onKeyDown, onShow }}
        />
      )}
      {view}
    </div>
  );
}

interface ThumbnailsProps {
  ref: RefObject<HTMLUListElement | null>;
  photos: readonly string[];
  /** The index of the current photo. */
  currentIndex: number;
  onShow: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  text: GalleryLabels;
}

function Thumbnails({ ref, photos, currentIndex, onShow, text, onKeyDown }: ThumbnailsProps) {
  // Keeps the current photo's thumbnail in view.
  useEffect(() => {
    const list = ref.current;
    const item = list?.children[currentIndex];
    if (!list || !(item instanceof HTMLElement)) return;
    // Not scrollTo, which jsdom lacks.
    list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
  }, [ref, currentIndex]);
  return (
    <ul ref={ref} className={styles.thumbnails} onKeyDown={onKeyDown}>
      {photos.map((photo, index) => (
        <li key={photo} className={styles.item}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={text.show(index + 1, photos.length)}
            aria-current={index === currentIndex || undefined}
            // A single Tab stop: the arrow keys move between thumbnails.
            tabIndex={index === currentIndex ? 0 : -1}
            onClick={() => onShow(index)}
          >
            <Thumbnail src={smallestPhotoSrc(photo)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A small picture without text: the button around it is labelled. */
function Thumbnail({ src }: { src: string }) {
  const { failed, image } = usePictureFailure(src);
  return failed ? (
    <span className={styles.failed}>
      <PhotoIcon />
    </span>
  ) : (
    <img {...image} className={styles.small} src={src} alt="" loading="lazy" decoding="async" />
  );
}
