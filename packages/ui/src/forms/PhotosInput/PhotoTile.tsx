'use client';

import { useCallback, useState } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { AlertIcon, ArrowIcon, CrossIcon, MenuIcon, PhotoIcon } from '../../parts/Icon/icons.tsx';
import { type Direction, directionAttribute } from './direction.ts';
import type { PhotosInputLabels } from './labels.ts';
import * as styles from './PhotosInput.css.ts';
import { handleAttribute, indexAttribute } from './use-dragging.ts';
import type { PhotoUpload, ProductPhoto } from './use-photos.ts';

interface PhotoTileProps {
  photo: ProductPhoto;
  /** Its place in the list, from 0. */
  index: number;
  count: number;
  upload: PhotoUpload | undefined;
  /** Whether it can neither be moved nor removed now. */
  isLocked: boolean;
  isDragged: boolean;
  text: PhotosInputLabels;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}

/** A photo with its place and its actions. Renders an `<li>`. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, upload, isLocked, isDragged, text } = props;
  const number = index + 1;
  const source = useSource(photo);
  /** Whether this browser cannot show it. */
  const [isUnshown, setUnshown] = useState(false);
  const name = typeof photo === 'string' ? undefined : photo.name;
  const isMovable = count > 1 && !isLocked;
  return (
    <li
      className={styles.tile}
      data-cover={index === 0 || undefined}
      data-movable={isMovable || undefined}
      data-dragged={isDragged || undefined}
      data-failed={upload?.error !== undefined || undefined}
      {...{ [indexAttribute]: index }}
    >
      <span className={styles.stage}>
        {isUnshown ? (
          <span className={styles.unshown}>
            <PhotoIcon />
            {name}
          </span>
        ) : (
          <img
            className={styles.image}
            {...source}
            alt={name === undefined ? text.current(number, count) : text.preview(name)}
            draggable={false}
            onError={() => setUnshown(true)}
          />
        )}
        {index === 0 && count > 1 && <span className={styles.cover}>{text.cover}</span>}
        {isMovable && (
          // No accessible name: the buttons do the same for keyboards and screen readers.
          <span className={styles.handle} {...{ [handleAttribute]: '' }}>
            <MenuIcon />
          </span>
        )}
      </span>
      {upload?.progress !== undefined && (
        <progress className={styles.progress} value={upload.progress} aria-label={text.uploading(number, count)} />
      )}
      {upload?.error !== undefined && (
        <div className={styles.failure}>
          <p className={styles.refused}>
            <AlertIcon />
            {upload.error}
          </p>
          {props.onRetry && (
            <Button kind="quiet" size="small" aria-label={text.retryPhoto(number)} onClick={props.onRetry}>
              {text.retry}
            </Button>
          )}
        </div>
      )}
      {!isLocked && <Actions {...props} isMovable={isMovable} />}
    </li>
  );
}

function Actions({ index, count, text, isMovable, onMove, onRemove }: PhotoTileProps & { isMovable: boolean }) {
  const number = index + 1;
  const move = (direction: Direction, label: string, isEnd: boolean) => (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      disabled={isEnd}
      {...{ [directionAttribute]: direction }}
      onClick={() => onMove(direction)}
    >
      <ArrowIcon />
    </button>
  );
  return (
    <div className={styles.actions}>
      {isMovable && move('earlier', text.moveEarlier(number), index === 0)}
      {isMovable && move('later', text.moveLater(number), number === count)}
      <button
        type="button"
        className={styles.action}
        aria-label={text.remove(number, count)}
        title={text.remove(number, count)}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </div>
  );
}

/** The attributes by which an `<img>` shows a photo. A file has an object URL only while it is shown. */
function useSource(photo: ProductPhoto) {
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // jsdom has no object URLs.
      if (!image || typeof photo === 'string' || !URL.createObjectURL) return undefined;
      const url = URL.createObjectURL(photo);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [photo],
  );
  return typeof photo === 'string' ? { src: photo } : { ref };
}
