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
import { knownProblem, needsPreparing, preparePhoto, type PhotoProblem } from './prepare-photo.ts';

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
  limits: `${formats}. Larger than ${megabytes} MB is made smaller.`,
  remove: 'Remove the photo',
  wrongType: (fileName: string) => `${fileName} cannot be used. Choose a ${formats} file.`,
  empty: (fileName: string) => `${fileName} is empty. Choose another photo.`,
  damaged: (fileName: string) => `${fileName} is damaged, and cannot be opened. Choose another photo.`,
  heic: (fileName: string) =>
    `${fileName} is a HEIC photo, which this browser cannot open. Save it as JPEG first; on an iPhone: Settings, Camera, Formats, Most Compatible.`,
  tooLarge: (fileName: string) => `${fileName} is larger than ${megabytes} MB. Choose a smaller one.`,
  /** While a large photo is made smaller. */
  preparing: 'Preparing the photo',
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
 * A file that the shop does not accept is refused at once, with the reason; the earlier photo stays. A photo that is too
 * large, or a HEIC that the browser can open, is made one that the shop accepts.
 */
export function PhotoInput({ defaultPhoto, size = 'normal', progress, labels, onChange, ...rest }: PhotoInputProps) {
  const text = { ...photoInputLabels, ...labels };
  const field = useField();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string | undefined }>();
  /** The object URL of a file that this browser cannot show. */
  const [unshown, setUnshown] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [over, setOver] = useState(false);
  /** The file that is being prepared. */
  const [preparing, setPreparing] = useState<File>();
  /** The photos that were prepared already. */
  const [prepared] = useState(() => new WeakSet<File>());
  /** The file that was chosen last. */
  const latest = useRef<File>(undefined);
  const busy = progress !== undefined;

  // Revoked when another photo replaces it, and on unmount.
  useEffect(() => {
    const url = chosen?.url;
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [chosen]);

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

  const refuse = (file: File, problem: PhotoProblem) => setRefused(text[problem](file.name));

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    latest.current = file;
    setRefused(undefined);
    setPreparing(undefined);
    const problem = file && knownProblem(file);
    const isLater = file && !prepared.has(file) && (problem ?? needsPreparing(file));
    if (isLater) fill(input, chosen?.file);
    else {
      // jsdom has no object URLs.
      setChosen(file && { file, url: URL.createObjectURL?.(file) });
      onChange?.(event);
    }
    if (problem) refuse(file, problem);
    else if (file && !prepared.has(file)) void prepare(input, file, chosen?.file);
  };

  /** Reads the bytes, as the server does: this check saves the upload. A small photo is in the input meanwhile. */
  async function prepare(input: HTMLInputElement, file: File, before: File | undefined) {
    if (needsPreparing(file)) setPreparing(file);
    const photo = await preparePhoto(file);
    if (latest.current !== file) return;
    setPreparing(undefined);
    const isPhoto = photo instanceof File;
    const next = isPhoto ? photo : before;
    if (next) prepared.add(next);
    if (next !== input.files?.[0]) put(input, next);
    if (!isPhoto) refuse(file, photo);
  }

  // The browser's own handling of a drop ignores `accept`; beside the input it would leave the page for the file.
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const input = root.current?.querySelector('input');
    const files = Array.from(event.dataTransfer.files);
    const file = files.find((each) => !knownProblem(each)) ?? files[0];
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
  const shown = chosen?.url !== undefined && chosen.url !== unshown;
  const invalid = field.invalid ?? (refused !== undefined || undefined);

  return (
    <div
      ref={root}
      className={styles.root}
      data-size={size}
      data-filled={shown || undefined}
      data-invalid={invalid}
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
      {preparing && <output className={styles.words}>{text.preparing}</output>}
      {refused && (
        <p role="alert" id={refusedId} className={styles.refused}>
          <Icon name="alert" />
          {refused}
        </p>
      )}
      <input
        id={field.id}
        aria-invalid={invalid}
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
  // jsdom cannot put a file into an input.
  if (!photo || !globalThis.DataTransfer) {
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
