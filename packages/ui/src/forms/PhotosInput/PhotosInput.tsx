'use client';

import { photoLimits } from '@apple-only/contract';
import { type ComponentProps, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { AlertIcon, PhotoIcon } from '../../parts/Icon/icons.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { useControl, useField } from '../Field/Field.tsx';
import { joinIds } from '../Field/join-ids.ts';
import { useDropZone } from '../PhotoInput/PhotoInput.tsx';
import * as zone from '../PhotoInput/PhotoInput.css.ts';
import { type PhotosInputLabels, photosInputLabels } from './labels.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { acceptedTypes } from '../PhotoInput/accepted-types.ts';
import { type Direction, directionAttribute } from './direction.ts';
import * as styles from './PhotosInput.css.ts';
import { useDragging } from './use-dragging.ts';
import { moved, type PhotoUpload, type ProductPhoto, usePhotos } from './use-photos.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';

export { type PhotoUpload, type ProductPhoto };

const { perProduct } = photoLimits;

export interface PhotosInputProps
  extends Pick<ComponentProps<'input'>, 'required' | 'onBlur'>, RootProps<HTMLInputElement> {
  /** The photos in order: files, and the addresses of those that the product already has. */
  value: readonly ProductPhoto[];
  /** Called with the photos after every change. */
  onChange: (photos: readonly ProductPhoto[]) => void;
  /** The uploads of the files. While one is in progress, the photos cannot be changed. */
  uploads?: ReadonlyMap<ProductPhoto, PhotoUpload> | undefined;
  /** Called with a photo whose upload failed, to upload it again. Omit it to leave the button out. */
  onRetry?: ((photo: File) => void) | undefined;
  /** Whether the photos cannot be changed. @default false */
  disabled?: boolean | undefined;
  /** Called with whether photos are being prepared, initially and on every change. Photos enter the list only when they are ready; forms should wait. */
  onPreparing?: ((isPreparing: boolean) => void) | undefined;
  /** The name of the file input. */
  name?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<PhotosInputLabels> | undefined;
}

/**
 * An input for the photos of a product, in a `Field`. Sellers choose or drop several at once and arrange them; each has a preview and its
 * own upload. Renders a `<div>` with a list, and a native `<input type="file" multiple>` that covers its drop zone.
 * `className` and `style` go to the first, the attributes of an input to the last.
 *
 * Files that the shop does not accept are refused at once, with the reason. Photos that are too large, or HEICs that the browser can
 * open, are converted to ones that the shop accepts.
 */
export function PhotosInput({
  value,
  onChange,
  uploads,
  onRetry,
  onPreparing,
  disabled = false,
  labels,
  className,
  style,
  ...rest
}: PhotosInputProps) {
  const text = useLabels<PhotosInputLabels>('PhotosInput', photosInputLabels, labels);
  const root = useRef<HTMLDivElement>(null);
  const { announcement, announce } = useAnnouncement();
  const [keyOf] = useState(createKeys);
  const count = value.length;
  const isBusy = value.some((photo) => uploads?.get(photo)?.progress !== undefined);
  const isLocked = disabled || isBusy;
  const photos = usePhotos({ value, onChange, isLocked, onPreparing });

  const focusAfter = useFocusAfter(root, value);
  const move = (from: number, to: number) => {
    photos.change((list) => moved(list, from, to));
    announce(text.moved(to + 1, count));
  };
  const moveBy = (index: number, direction: Direction) => {
    const to = index + (direction === 'later' ? 1 : -1);
    move(index, to);
    focusAfter((element) => {
      const button = (towards: Direction) =>
        element.querySelector<HTMLElement>(
          `li:nth-child(${to + 1}) [${directionAttribute}="${towards}"]:not(:disabled)`,
        );
      return button(direction) ?? button(direction === 'later' ? 'earlier' : 'later');
    });
  };
  const remove = (index: number) => {
    photos.change((list) => list.filter((photo) => photo !== value[index]));
    announce(text.count(count - 1, perProduct));
    focusAfter((element) => element.querySelector('input'));
  };
  const { dragged, ...dragging } = useDragging(!isLocked, move);

  return (
    <div {...rootProps({ className, style }, styles.root)} ref={root}>
      {count > 0 && (
        <ol className={styles.list} data-single={count === 1 || undefined} {...dragging}>
          {value.map((photo, index) => (
            <PhotoTile
              key={keyOf(photo)}
              photo={photo}
              index={index}
              count={count}
              upload={uploads?.get(photo)}
              isLocked={isLocked}
              isDragged={dragged === index}
              text={text}
              onMove={(direction) => moveBy(index, direction)}
              onRemove={() => remove(index)}
              onRetry={onRetry && typeof photo !== 'string' ? () => onRetry(photo) : undefined}
            />
          ))}
        </ol>
      )}
      <DropZone
        {...rest}
        photos={photos}
        count={count}
        disabled={disabled}
        isBusy={isBusy}
        text={text}
        onTake={(files) => {
          announce('');
          photos.take(files);
        }}
      />
      {announcement}
    </div>
  );
}

/** A live region, and a function that announces words in it, even the same ones again. */
function useAnnouncement() {
  const [{ words, count }, setAnnouncement] = useState({ words: '', count: 0 });
  const announce = (next: string) => setAnnouncement((previous) => ({ words: next, count: previous.count + 1 }));
  const announcement = (
    <output className={visuallyHidden}>
      <span key={count}>{words}</span>
    </output>
  );
  return { announcement, announce };
}

interface DropZoneProps extends Pick<PhotosInputProps, 'required' | 'onBlur' | 'name'>, RootProps<HTMLInputElement> {
  photos: ReturnType<typeof usePhotos>;
  count: number;
  disabled: boolean;
  isBusy: boolean;
  text: PhotosInputLabels;
  onTake: (files: readonly File[]) => void;
}

/** Where photos are chosen or dropped. */
function DropZone({ photos, count, disabled, isBusy, text, onTake, ...rest }: DropZoneProps) {
  const field = useField();
  const control = useControl(rest);
  const id = useId();
  const isFull = count >= perProduct;
  const isOpen = !disabled && !isBusy && !isFull;
  const { over, ...dropZone } = useDropZone(isOpen, onTake);
  const refused = photos.refused.map(({ problem, fileName }) => text[problem](fileName));
  const hintId = `${id}hint`;
  const refusedId = refused.length > 0 ? `${id}refused` : undefined;
  const invalid = field.invalid ?? (refusedId !== undefined || undefined);
  const described = joinIds(rest['aria-describedby'], refusedId ? field.hintId : field.describedBy);
  return (
    <div
      className={disabled ? visuallyHidden : zone.root}
      data-size={count === 0 ? 'large' : 'normal'}
      data-invalid={invalid}
      data-refused={refusedId !== undefined || undefined}
      data-over={over || undefined}
      {...dropZone}
    >
      <PhotoIcon />
      <p className={zone.words}>
        {isOpen && (
          <span>
            <span className={zone.choose}>{count > 0 ? text.add : text.choose}</span>{' '}
            <span className={zone.drop}>{text.drop}</span>
          </span>
        )}
        <span id={hintId} className={styles.hints}>
          {count > 0 && <span>{text.count(count, perProduct)}</span>}
          {isFull ? <span>{text.full}</span> : <span>{text.shots}</span>}
          {count === 0 && <span className={zone.limits}>{text.limits}</span>}
        </span>
      </p>
      <output className={zone.preparing}>{photos.isPreparing && text.preparing}</output>
      {refusedId && (
        <div role="alert" id={refusedId} className={styles.refusals}>
          {refused.map((reason, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two files of one name have the same reason.
            <p key={index} className={zone.refused}>
              <AlertIcon />
              {reason}
            </p>
          ))}
        </div>
      )}
      <input
        {...rest}
        {...control}
        aria-describedby={joinIds(described, disabled ? undefined : hintId, refusedId)}
        aria-invalid={control['aria-invalid'] ?? invalid}
        accept={acceptedTypes}
        type="file"
        multiple
        className={zone.input}
        disabled={disabled || isFull}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? stop : undefined}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // So that the same file can be chosen again after it was removed.
          currentTarget.value = '';
          onTake(files);
        }}
      />
    </div>
  );
}

const stop = (event: MouseEvent) => event.preventDefault();

type Find = (element: HTMLElement) => HTMLElement | null;

/** Focuses an element once the photos have changed: moving an element loses its focus, and the file input of a full list is disabled. */
function useFocusAfter(root: RefObject<HTMLElement | null>, value: readonly ProductPhoto[]) {
  const next = useRef<{ find: Find; before: readonly ProductPhoto[] }>(undefined);
  useEffect(() => {
    const { current } = next;
    // This render may still have the previous photos: the focus would go to the wrong one.
    if (!current || current.before === value) return;
    if (root.current) current.find(root.current)?.focus();
    next.current = undefined;
  }, [root, value]);
  return (find: Find) => {
    next.current = { find, before: value };
  };
}

/** Gives each photo a key for React. */
function createKeys() {
  const keys = new Map<ProductPhoto, number>();
  return (photo: ProductPhoto) => {
    const key = keys.get(photo) ?? keys.size;
    keys.set(photo, key);
    return key;
  };
}
