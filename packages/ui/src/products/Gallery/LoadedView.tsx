'use client';
// The scrollable box takes the focus, so that keys scroll it; other keys pressed in the view zoom it.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions, jsx-a11y/prefer-tag-over-role */

import { isolateBidi } from '@apple-only/contract';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { LoadedDialog } from '../../parts/Dialog/LoadedDialog.tsx';
import { ArrowIcon, MinusIcon, PlusIcon } from '../../parts/Icon/icons.tsx';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { MissingPicture } from '../../parts/Picture/MissingPicture.tsx';
import { usePictureFailure } from '../../parts/Picture/use-picture-failure.ts';
import type { GalleryLabels } from './labels.ts';
import * as styles from './LoadedView.css.ts';
import { stepOf } from './step.ts';
import { maxZoom, useZoom } from './use-zoom.ts';
import { pictureLabels } from '../../parts/Picture/labels.ts';

export interface ViewProps {
  open: boolean;
  onClose: () => void;
  photos: readonly string[];
  name: string;
  /** The index of the current photo. */
  currentIndex: number;
  onIndexChange: (index: number) => void;
  text: GalleryLabels;
}

/** The full-size photos over the page. Its code has loaded. */
export function LoadedView({ open, onClose, ...view }: ViewProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <LoadedDialog
      open={open}
      requestClose={onClose}
      title={<bdi>{view.name}</bdi>}
      size="full"
      initialFocus={box}
      closeLabel={view.text.close}
    >
      <View {...view} box={box} />
    </LoadedDialog>
  );
}

type ContentProps = Omit<ViewProps, 'open' | 'onClose'> & { box: RefObject<HTMLDivElement | null> };

function View({ photos, name, currentIndex, onIndexChange, text, box }: ContentProps) {
  const count = photos.length;
  const { scale, zoom, props } = useZoom(box, photos[currentIndex], (step) => {
    const next = currentIndex + step;
    if (next >= 0 && next < count) onIndexChange(next);
  });
  const percent = Math.round(scale * 100);

  const onKeyDown = (event: KeyboardEvent) => {
    const factor = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 1 / scale }[event.key];
    if (factor !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      zoom(factor);
      return;
    }
    // The same keys scroll a zoomed photo.
    const next = scale === 1 ? stepOf(event, currentIndex, count) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    onIndexChange(next);
  };

  return (
    <div className={styles.root} onKeyDown={onKeyDown}>
      <div
        {...props}
        ref={box}
        className={styles.box}
        // The zoom needs coordinates that grow to the right.
        dir="ltr"
        role="group"
        aria-label={text.photo(isolateBidi(name), currentIndex + 1, count)}
        tabIndex={0}
        data-zoomed={scale > 1 || undefined}
      >
        <Photo
          key={photos[currentIndex]}
          src={photos[currentIndex] ?? ''}
          alt={text.photo(isolateBidi(name), currentIndex + 1, count)}
          scale={scale}
          failedLabel={text.failedPicture}
        />
      </div>
      <div className={styles.bar}>
        {count > 1 && (
          <>
            <Step label={text.previous} to={currentIndex - 1} count={count} onIndexChange={onIndexChange} back />
            <output className={styles.count}>{text.count(currentIndex + 1, count)}</output>
            <Step label={text.next} to={currentIndex + 1} count={count} onIndexChange={onIndexChange} />
          </>
        )}
        <span className={styles.zoom}>
          <Tool label={text.zoomOut} isOff={scale === 1} onPress={() => zoom(1 / 1.5)}>
            <MinusIcon />
          </Tool>
          <span className={styles.percent}>{percent} %</span>
          <Tool label={text.zoomIn} isOff={scale === maxZoom} onPress={() => zoom(1.5)}>
            <PlusIcon />
          </Tool>
        </span>
      </div>
    </div>
  );
}

interface PhotoProps {
  src: string;
  alt: string;
  scale: number;
  failedLabel: string | undefined;
}

/** A photo in full size, or a message that it failed to load. */
function Photo({ src, alt, scale, failedLabel }: PhotoProps) {
  const text = useLabels('Picture', pictureLabels);
  const { failed, image } = usePictureFailure(src);
  return failed ? (
    <MissingPicture text={failedLabel ?? text.failedLabel} />
  ) : (
    <img
      {...image}
      className={styles.image}
      style={{ inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` }}
      src={src}
      alt={alt}
      draggable={false}
    />
  );
}

interface StepProps {
  label: string;
  to: number;
  count: number;
  onIndexChange: (index: number) => void;
  back?: boolean;
}

const Step = ({ label, to, count, onIndexChange, back = false }: StepProps) => (
  <Tool label={label} isOff={to < 0 || to >= count} onPress={() => onIndexChange(to)}>
    <span className={back ? styles.back : styles.forth}>
      <ArrowIcon />
    </span>
  </Tool>
);

interface ToolProps {
  label: string;
  /** Whether it currently has no effect. It keeps the focus. */
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Tool = ({ label, isOff, onPress, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    {children}
  </button>
);
