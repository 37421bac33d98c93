'use client';

import {
  type ChangeEventHandler,
  type ComponentProps,
  type DragEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { useControl, useField } from '../Field/Field.tsx';
import { joinIds } from '../Field/join-ids.ts';
import { AlertIcon, PhotoIcon } from '../../parts/Icon/icons.tsx';
import { useChosenPhoto } from './chosen-photo.ts';
import { acceptedTypes } from './accepted-types.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type PhotoInputLabels, photoInputLabels } from './labels.ts';
import * as styles from './PhotoInput.css.ts';

export interface PhotoInputProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'accept' | 'multiple' | 'value' | 'defaultValue' | 'children'>,
    RootProps<HTMLInputElement> {
  /** The initial photo, such as a draft's. It can load late: a photo that the user has chosen meanwhile stays. */
  defaultPhoto?: File | undefined;
  /** Address of the current photo. Shown and kept until the user chooses another. */
  currentPhoto?: string | undefined;
  /** `large` if the photo matters most: its drop zone has a photo's shape from the start. @default 'normal' */
  size?: 'normal' | 'large' | undefined;
  /** The uploaded part of the photo, from 0 to 1. Absent while no upload is in progress. During an upload, the photo cannot be changed. */
  progress?: number | undefined;
  /** The control's name in the submitted form. */
  name?: string | undefined;
  /** Called when a photo is chosen or removed. The photo is the input's first file. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called with whether a photo is being prepared, initially and on every change. A photo enters the input only when it is ready; forms should wait. */
  onPreparing?: ((isPreparing: boolean) => void) | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<PhotoInputLabels> | undefined;
}

/**
 * An input for one photo, which the user chooses, drops or takes, with a preview, in a `Field`.
 * Renders a `<div>` with a native `<input type="file">`, which covers the whole drop zone, and a button that removes the photo.
 * `className` and `style` go to the first, the other props to the second.
 *
 * A file that the shop does not accept is refused at once, with the reason; the earlier photo stays. A photo that is too
 * large, or a HEIC that the browser can open, is converted to one that the shop accepts.
 */
export function PhotoInput({
  defaultPhoto,
  currentPhoto,
  size = 'normal',
  progress,
  labels,
  onChange,
  onPreparing,
  className,
  style,
  ...rest
}: PhotoInputProps) {
  const text = useLabels<PhotoInputLabels>('PhotoInput', photoInputLabels, labels);
  const field = useField();
  const control = useControl(rest);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const photo = useChosenPhoto(root, { defaultPhoto, onChange, onPreparing });
  /** The address of a photo that this browser cannot show. */
  const [failedAddress, setFailedAddress] = useState<string>();
  const busy = progress !== undefined;
  const isLocked = busy || rest.disabled === true;
  /** The chosen photo; none if the current one must stay. */
  const picked = rest.disabled && currentPhoto ? undefined : photo.chosen;

  const { over, ...dropZone } = useDropZone(!isLocked, photo.drop);
  const refused = photo.refused && text[photo.refused.problem](photo.refused.fileName);
  const limitsId = `${id}limits`;
  const refusedId = refused ? `${id}refused` : undefined;
  const described = joinIds(rest['aria-describedby'], refused ? field.hintId : field.describedBy);
  const address = picked ? picked.url : currentPhoto;
  const alt = picked ? text.preview(picked.file.name) : text.current;
  const shown = address !== undefined && address !== failedAddress;
  const invalid = field.invalid ?? (refused !== undefined || undefined);

  return (
    <div
      {...rootProps({ className, style }, styles.root)}
      ref={root}
      data-size={size}
      data-filled={shown || undefined}
      data-bare={(shown && !picked && isLocked) || undefined}
      data-invalid={invalid}
      data-refused={refused !== undefined || undefined}
      data-over={over || undefined}
      {...dropZone}
    >
      <Preview address={shown ? address : undefined} alt={alt} onFail={setFailedAddress} />
      <Instructions
        photo={picked?.file}
        hasCurrent={currentPhoto !== undefined}
        isLocked={isLocked}
        limitsId={limitsId}
        text={text}
      />
      <output className={styles.preparing}>{photo.isPreparing && text.preparing}</output>
      {refused && <Refusal id={refusedId} reason={refused} />}
      <input
        {...rest}
        {...control}
        aria-describedby={joinIds(described, picked || isLocked ? undefined : limitsId, refusedId)}
        aria-invalid={control['aria-invalid'] ?? invalid}
        accept={acceptedTypes}
        type="file"
        className={styles.input}
        aria-disabled={busy || undefined}
        onClick={busy ? stop : rest.onClick}
        onChange={photo.take}
      />
      {picked && !busy && (
        <span className={styles.over}>
          <Button kind="quiet" size="small" onClick={photo.remove}>
            {currentPhoto ? text.restore : text.remove}
          </Button>
        </span>
      )}
      {busy && <progress className={styles.progress} value={progress} aria-label={text.uploading} />}
    </div>
  );
}

/** Accepts files dropped on an element. Returns the element's props, and whether files are dragged over it. */
export function useDropZone(isEnabled: boolean, onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragEnter: () => setOver(isEnabled),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    // The browser's own handling of a drop ignores `accept`; outside the input it would navigate to the file.
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (isEnabled) onFiles(Array.from(event.dataTransfer.files));
    },
  };
}

const stop = (event: MouseEvent) => event.preventDefault();

interface PreviewProps {
  /** Absent if there is no photo that can be shown. */
  address: string | undefined;
  alt: string;
  onFail: (address: string) => void;
}

function Preview({ address, alt, onFail }: PreviewProps) {
  if (address === undefined) return <PhotoIcon />;
  return (
    <span className={styles.stage}>
      <img className={styles.image} src={address} alt={alt} onError={() => onFail(address)} />
    </span>
  );
}

const Refusal = ({ id, reason }: { id: string | undefined; reason: string }) => (
  <p role="alert" id={id} className={styles.refused}>
    <AlertIcon />
    {reason}
  </p>
);

interface InstructionsProps {
  photo: File | undefined;
  /** Whether there is a current photo. */
  hasCurrent: boolean;
  /** Whether the photo cannot be changed now. */
  isLocked: boolean;
  limitsId: string;
  text: PhotoInputLabels;
}

/** The photo's name, and how to choose one. */
function Instructions({ photo, hasCurrent, isLocked, limitsId, text }: InstructionsProps) {
  if (!photo && isLocked) return null;
  return (
    <p className={styles.words}>
      {photo && <span className={styles.name}>{photo.name}</span>}
      {!isLocked && (
        <span>
          <span className={styles.choose}>{photo || hasCurrent ? text.replace : text.choose}</span>{' '}
          <span className={styles.drop}>{text.drop}</span>
        </span>
      )}
      {!photo && (
        <span id={limitsId} className={styles.limits}>
          {text.limits}
        </span>
      )}
    </p>
  );
}
