'use client';
// The scrollable box takes the focus, so that keys scroll it; other keys pressed in the view zoom it.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-static-element-interactions, jsx-a11y/prefer-tag-over-role */

import { isolated } from '@apple-only/contract';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { LoadedDialog } from '../../parts/Dialog/LoadedDialog.tsx';
import { ArrowIcon, MinusIcon, PlusIcon } from '../../parts/Icon/icons.tsx';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { Nothing } from '../../parts/Picture/Nothing.tsx';
import { useFailure } from '../../parts/Picture/use-failure.ts';
import type { GalleryLabels } from './labels.ts';
import * as styles from './LoadedView.css.ts';
import { stepOf } from './step.ts';
import { mostZoom, useZoom } from './use-zoom.ts';
import { pictureLabels } from '../../parts/Picture/labels.ts';

export interface ViewProps {
  open: boolean;
  onClose: () => void;
  photos: readonly string[];
  name: string;
  /** The index of the current photo. */
  place: number;
  onPlace: (place: number) => void;
  text: GalleryLabels;
}

/** The full-size photos over the page. Its code has loaded. */
export function LoadedView({ open, onClose, ...view }: ViewProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <LoadedDialog
      open={open}
      leave={onClose}
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

function View({ photos, name, place, onPlace, text, box }: ContentProps) {
  const count = photos.length;
  const { scale, zoom, props } = useZoom(box, photos[place], (step) => {
    const next = place + step;
    if (next >= 0 && next < count) onPlace(next);
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
    const next = scale === 1 ? stepOf(event, place, count) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    onPlace(next);
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
        aria-label={text.photo(isolated(name), place + 1, count)}
        tabIndex={0}
        data-zoomed={scale > 1 || undefined}
      >
        <Photo
          key={photos[place]}
          src={photos[place] ?? ''}
          alt={text.photo(isolated(name), place + 1, count)}
          scale={scale}
          failedLabel={text.failedPicture}
        />
      </div>
      <div className={styles.bar}>
        {count > 1 && (
          <>
            <Step label={text.previous} to={place - 1} count={count} onPlace={onPlace} back />
            <output className={styles.count}>{text.count(place + 1, count)}</output>
            <Step label={text.next} to={place + 1} count={count} onPlace={onPlace} />
          </>
        )}
        <span className={styles.zoom}>
          <Tool label={text.zoomOut} isOff={scale === 1} onPress={() => zoom(1 / 1.5)}>
            <MinusIcon />
          </Tool>
          <span className={styles.percent}>{percent} %</span>
          <Tool label={text.zoomIn} isOff={scale === mostZoom} onPress={() => zoom(1.5)}>
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
  const { failed, image } = useFailure(src);
  return failed ? (
    <Nothing text={failedLabel ?? text.failedLabel} />
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
  onPlace: (place: number) => void;
  back?: boolean;
}

const Step = ({ label, to, count, onPlace, back = false }: StepProps) => (
  <Tool label={label} isOff={to < 0 || to >= count} onPress={() => onPlace(to)}>
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
