import { type ChangeEvent, type ChangeEventHandler, type RefObject, useEffect, useRef, useState } from 'react';
import { knownProblem, needsPreparing, preparePhoto, type PhotoProblem } from './prepare-photo.ts';

interface Options {
  defaultPhoto: File | undefined;
  onChange: ChangeEventHandler<HTMLInputElement> | undefined;
  onPreparing: ((isPreparing: boolean) => void) | undefined;
}

/**
 * The photo in the file input in `root`, chosen or dropped by the user. Refuses a photo that the shop does not accept.
 * A photo that must be made smaller enters the input once it is ready; until then the earlier one stays.
 */
export function useChosenPhoto(root: RefObject<HTMLElement | null>, { defaultPhoto, onChange, onPreparing }: Options) {
  const [chosen, setChosen] = useState<{ file: File; url: string | undefined }>();
  const [refused, setRefused] = useState<{ fileName: string; problem: PhotoProblem }>();
  /** The file that is being prepared. */
  const [preparing, setPreparing] = useState<File>();
  /** The photos that are already prepared. */
  const [prepared] = useState(() => new WeakSet<File>());
  /** The file chosen last. */
  const latest = useRef<File>(undefined);
  const inputOf = () => root.current?.querySelector('input');

  const isPreparing = preparing !== undefined;
  useEffect(() => {
    onPreparing?.(isPreparing);
  }, [isPreparing, onPreparing]);

  // Revoked when another photo replaces it, and on unmount.
  useEffect(() => {
    const url = chosen?.url;
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [chosen]);

  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (defaultPhoto && input?.files?.length === 0) changeFile(input, defaultPhoto);
  }, [root, defaultPhoto]);

  useEffect(() => {
    const form = root.current?.querySelector('input')?.form;
    const reset = () => {
      setChosen(undefined);
      setRefused(undefined);
      latest.current = undefined;
      setPreparing(undefined);
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [root]);

  const refuse = ({ name }: File, problem: PhotoProblem) => setRefused({ fileName: name, problem });

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    latest.current = file;
    setRefused(undefined);
    setPreparing(undefined);
    const problem = file && knownProblem(file);
    const isDeferred = file && !prepared.has(file) && (problem ?? needsPreparing(file));
    if (isDeferred) setFile(input, chosen?.file);
    else {
      // jsdom has no object URLs.
      setChosen(file && { file, url: URL.createObjectURL?.(file) });
      onChange?.(event);
    }
    if (problem) refuse(file, problem);
    else if (file && !prepared.has(file)) void prepare(input, file, chosen?.file);
  };

  /** Checks the bytes, as the server does, to save a futile upload. A small photo is in the input meanwhile. */
  async function prepare(input: HTMLInputElement, file: File, before: File | undefined) {
    if (needsPreparing(file)) setPreparing(file);
    const photo = await preparePhoto(file);
    if (latest.current !== file) return;
    setPreparing(undefined);
    const isPhoto = photo instanceof File;
    const next = isPhoto ? photo : before;
    if (next) prepared.add(next);
    if (next !== input.files?.[0]) changeFile(input, next);
    if (!isPhoto) refuse(file, photo);
  }

  return {
    /** The photo, and the object URL that shows it. */
    chosen,
    /** The file refused last, and why. */
    refused,
    isPreparing,
    take,
    /** Takes the first of the files that can be a photo. */
    drop: (files: readonly File[]) => {
      const input = inputOf();
      const file = files.find((each) => !knownProblem(each)) ?? files[0];
      if (input && file) changeFile(input, file);
    },
    remove: () => {
      const input = inputOf();
      if (!input) return;
      changeFile(input, undefined);
      input.focus();
    },
  };
}

function setFile(input: HTMLInputElement, photo: File | undefined) {
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
function changeFile(input: HTMLInputElement, photo: File | undefined) {
  setFile(input, photo);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
