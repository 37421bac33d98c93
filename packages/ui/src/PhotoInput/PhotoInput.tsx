'use client';

import { type ChangeEvent, type ComponentProps, type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PhotoInput.css.ts';

export const photoInputLabels = {
  choose: 'Choose a photo',
  replace: 'Choose another',
  drop: 'or drop it here',
  remove: 'Remove the photo',
  notAPhoto: 'That file is not a photo.',
  uploading: 'Uploading the photo',
  /** The picture of what was chosen. */
  preview: (fileName: string) => `The chosen photo, ${fileName}`,
};
export type PhotoInputLabels = typeof photoInputLabels;

export interface PhotoInputProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'multiple' | 'value' | 'defaultValue' | 'children'
> {
  /** How much of the photo is uploaded, from 0 to 1. Absent while nothing is under way. */
  progress?: number | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<PhotoInputLabels> | undefined;
}

/**
 * One photo, chosen, dropped or taken, with its preview, in a `Field`.
 * Renders a native `<input type="file">` that covers the whole place, and a button that removes what was chosen.
 */
export function PhotoInput({ progress, labels, onChange, onDrop, ...rest }: PhotoInputProps) {
  const text = { ...photoInputLabels, ...labels };
  const field = useField();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; url: string }>();
  /** The address of what this browser cannot show. */
  const [unshown, setUnshown] = useState<string>();
  const [refused, setRefused] = useState(false);
  const busy = progress !== undefined;

  // Given back when another photo takes its place, and in the end.
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    input.current = event.currentTarget;
    const file = event.currentTarget.files?.[0];
    setChosen(file && { name: file.name, url: URL.createObjectURL(file) });
    setRefused(false);
    onChange?.(event);
  };

  // A drop that the browser does itself ignores `accept`.
  const drop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault();
    const photo = Array.from(event.dataTransfer.files).find(({ type }) => type.startsWith('image/'));
    setRefused(!photo);
    if (photo) put(event.currentTarget, photo);
    onDrop?.(event);
  };

  const remove = () => {
    if (!input.current) return;
    put(input.current, undefined);
    input.current.focus();
  };

  return (
    <div className={styles.root} data-filled={Boolean(chosen) || undefined} data-invalid={field.invalid}>
      {chosen && chosen.url !== unshown ? (
        <span className={styles.stage}>
          <img
            className={styles.image}
            src={chosen.url}
            alt={text.preview(chosen.name)}
            onError={() => setUnshown(chosen.url)}
          />
        </span>
      ) : (
        <Icon name="photo" />
      )}
      <p className={styles.words}>
        {chosen && <span className={styles.name}>{chosen.name}</span>}
        {!busy && (
          <span>
            <span className={styles.choose}>{chosen ? text.replace : text.choose}</span>{' '}
            <span className={styles.drop}>{text.drop}</span>
          </span>
        )}
      </p>
      {refused && (
        <p role="alert" className={styles.refused}>
          {text.notAPhoto}
        </p>
      )}
      <input
        id={field.id}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalid}
        accept="image/*"
        {...rest}
        type="file"
        className={styles.input}
        onChange={take}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      {chosen && !busy && (
        <span className={styles.over}>
          <Button kind="quiet" size="small" onClick={remove}>
            {text.remove}
          </Button>
        </span>
      )}
      {busy && <progress className={styles.progress} value={progress} aria-label={text.uploading} />}
    </div>
  );
}

/** Puts a photo into an input, or takes it out, as if the person had done it: whoever listens for changes hears of it. */
function put(input: HTMLInputElement, photo: File | undefined) {
  if (photo) {
    const transfer = new DataTransfer();
    transfer.items.add(photo);
    input.files = transfer.files;
  } else {
    input.value = '';
  }
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
