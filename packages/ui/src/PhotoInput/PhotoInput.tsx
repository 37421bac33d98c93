'use client';

import { photoLimits, photoTypes } from '@apple-only/contract';
import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentProps,
  type DragEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { useField } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PhotoInput.css.ts';

type PhotoType = (typeof photoTypes)[number];

const typeNames = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
} satisfies Record<PhotoType, string>;
// Not Intl.ListFormat: the first use of Intl costs a slow phone a tenth of a second.
const formats = Object.values(typeNames)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');
const megabytes = photoLimits.bytes / 1024 / 1024;

export const photoInputLabels = {
  choose: 'Choose a photo',
  replace: 'Choose another',
  drop: 'or drop it here',
  /** The accepted types and size. */
  limits: `${formats}, up to ${megabytes} MB`,
  remove: 'Remove the photo',
  wrongType: (fileName: string) => `${fileName} cannot be used. Choose a ${formats} file.`,
  tooLarge: (fileName: string) => `${fileName} is larger than ${megabytes} MB. Choose a smaller one.`,
  uploading: 'Uploading the photo',
  /** The alternative text of the preview. */
  preview: (fileName: string) => `The chosen photo, ${fileName}`,
};
export type PhotoInputLabels = typeof photoInputLabels;

export interface PhotoInputProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'size' | 'accept' | 'multiple' | 'value' | 'defaultValue' | 'children'
> {
  /** The initial photo, such as a draft's. It may come late: a photo that the user has chosen meanwhile stays. */
  defaultPhoto?: File | undefined;
  /** `large` if the photo matters most: its drop zone has a photo's shape from the start. @default 'normal' */
  size?: 'normal' | 'large' | undefined;
  /** The uploaded part of the photo, from 0 to 1. Absent while no upload is in progress. Meanwhile the photo cannot be changed. */
  progress?: number | undefined;
  /** The control's name in the submitted form. */
  name?: string | undefined;
  /** Called when a photo was chosen or removed: the photo is the first of the input's files. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<PhotoInputLabels> | undefined;
}

/**
 * An input for one photo, chosen, dropped or taken, with its preview, in a `Field`.
 * Renders a native `<input type="file">` that covers the whole drop zone, and a button that removes the photo.
 *
 * A file that the shop does not accept is refused at once, with the reason; the earlier photo stays.
 */
export function PhotoInput({ defaultPhoto, size = 'normal', progress, labels, onChange, ...rest }: PhotoInputProps) {
  const text = { ...photoInputLabels, ...labels };
  const field = useField();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  /** The object URL of a file that this browser cannot show. */
  const [unshown, setUnshown] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [over, setOver] = useState(false);
  const busy = progress !== undefined;

  // Revoked when another photo replaces it, and on unmount.
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (defaultPhoto && input?.files?.length === 0) put(input, defaultPhoto);
  }, [defaultPhoto]);

  useEffect(() => {
    const form = root.current?.querySelector('input')?.form;
    const reset = () => {
      setChosen(undefined);
      setRefused(undefined);
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  /** Why the shop would refuse a file. The server checks its bytes; this check saves the upload. */
  const problemOf = (file: File) => {
    if (!photoTypes.some((type) => type === file.type)) return text.wrongType(file.name);
    return file.size > photoLimits.bytes ? text.tooLarge(file.name) : undefined;
  };

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    const problem = file && problemOf(file);
    setRefused(problem);
    if (problem) {
      fill(event.currentTarget, chosen?.file);
      return;
    }
    setChosen(file && { file, url: URL.createObjectURL(file) });
    onChange?.(event);
  };

  // The browser's own handling of a drop ignores `accept`; beside the input it would leave the page for the file.
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const input = root.current?.querySelector('input');
    const files = Array.from(event.dataTransfer.files);
    const file = files.find((each) => !problemOf(each)) ?? files[0];
    if (input && file && !busy) put(input, file);
  };

  const remove = () => {
    const input = root.current?.querySelector('input');
    if (!input) return;
    put(input, undefined);
    input.focus();
  };

  const limitsId = `${id}limits`;
  const refusedId = refused ? `${id}refused` : undefined;
  const shown = chosen && chosen.url !== unshown;

  return (
    <div
      ref={root}
      className={styles.root}
      data-size={size}
      data-filled={shown || undefined}
      data-invalid={field.invalid}
      data-over={over || undefined}
      onDragEnter={() => setOver(!busy)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {shown ? (
        <span className={styles.stage}>
          <img
            className={styles.image}
            src={chosen.url}
            alt={text.preview(chosen.file.name)}
            onError={() => setUnshown(chosen.url)}
          />
        </span>
      ) : (
        <Icon name="photo" />
      )}
      <p className={styles.words}>
        {chosen && <span className={styles.name}>{chosen.file.name}</span>}
        {!busy && (
          <span>
            <span className={styles.choose}>{chosen ? text.replace : text.choose}</span>{' '}
            <span className={styles.drop}>{text.drop}</span>
          </span>
        )}
        {!chosen && (
          <span id={limitsId} className={styles.limits}>
            {text.limits}
          </span>
        )}
      </p>
      {refused && (
        <p role="alert" id={refusedId} className={styles.refused}>
          <Icon name="alert" />
          {refused}
        </p>
      )}
      <input
        id={field.id}
        aria-invalid={field.invalid}
        {...rest}
        aria-describedby={
          [field.describedBy, chosen ? undefined : limitsId, refusedId].filter(Boolean).join(' ') || undefined
        }
        accept={photoTypes.join(',')}
        type="file"
        className={styles.input}
        aria-disabled={busy || undefined}
        onClick={busy ? stop : rest.onClick}
        onChange={take}
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

const stop = (event: MouseEvent) => event.preventDefault();

function fill(input: HTMLInputElement, photo: File | undefined) {
  if (!photo) {
    input.value = '';
    return;
  }
  const transfer = new DataTransfer();
  transfer.items.add(photo);
  input.files = transfer.files;
}

/** Puts a photo into an input, or removes it, and fires `change` as if the user had done it. */
function put(input: HTMLInputElement, photo: File | undefined) {
  fill(input, photo);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
