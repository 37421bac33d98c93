import { photoLimits } from '@apple-only/contract';
import { useEffect, useRef, useState } from 'react';
import { knownProblem, needsPreparing, preparePhoto, type PhotoProblem } from '../PhotoInput/prepare-photo.ts';

/** A photo of a product: a file that was chosen, or the address of one that the shop has. */
export type ProductPhoto = File | string;

interface Refusal {
  fileName: string;
  problem: PhotoProblem | 'tooMany';
}

interface Options {
  value: readonly ProductPhoto[];
  onChange: (photos: readonly ProductPhoto[]) => void;
}

/** Takes files into a list of photos, in the order in which they were chosen, and refuses what the shop does not accept. */
export function usePhotos({ value, onChange }: Options) {
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [preparing, setPreparing] = useState(0);
  /** The current list: files may be ready after a later change. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (photos: readonly ProductPhoto[]) => {
    latest.current = photos;
    onChange(photos);
  };
  const refuse = (refusals: readonly Refusal[]) => setRefused((earlier) => [...earlier, ...refusals]);

  /** Adds photos as far as there is room. Returns those that were added. */
  function add(files: readonly File[]): readonly File[] {
    const room = photoLimits.perProduct - latest.current.length;
    const [added, left] = [files.slice(0, room), files.slice(room)];
    if (added.length > 0) change([...latest.current, ...added]);
    refuse(left.map(({ name }) => ({ fileName: name, problem: 'tooMany' })));
    return added;
  }

  /** The photos that were made of the files; the other files are refused. */
  async function prepare(files: readonly File[]): Promise<readonly { file: File; photo: File | undefined }[]> {
    const results = await Promise.all(files.map(async (file) => ({ file, photo: await preparePhoto(file) })));
    return results.map(({ file, photo }) => {
      if (photo instanceof File) return { file, photo };
      refuse([{ fileName: file.name, problem: photo }]);
      return { file, photo: undefined };
    });
  }

  /** They are in the list at once, and leave it if their bytes are no photo. */
  async function check(files: readonly File[]) {
    const made = new Map((await prepare(files)).map(({ file, photo }) => [file, photo]));
    const checked = latest.current.map((one) => (one instanceof File && made.has(one) ? made.get(one) : one));
    const next = checked.filter((one) => one !== undefined);
    if (next.length < checked.length || next.some((one, index) => one !== latest.current[index])) change(next);
  }

  async function prepareAndAdd(files: readonly File[]) {
    setPreparing((count) => count + 1);
    const made = await prepare(files);
    setPreparing((count) => count - 1);
    add(made.flatMap(({ photo }) => photo ?? []));
  }

  return {
    refused,
    isPreparing: preparing > 0,
    change: (photos: readonly ProductPhoto[]) => {
      setRefused([]);
      change(photos);
    },
    take(files: readonly File[]) {
      setRefused([]);
      const problems = new Map(files.map((file) => [file, knownProblem(file)]));
      const usable = files.filter((file) => !problems.get(file));
      for (const [{ name }, problem] of problems) if (problem) refuse([{ fileName: name, problem }]);
      // All of them later, so that they are in the order in which they were chosen.
      if (usable.some(needsPreparing)) void prepareAndAdd(usable);
      else void check(add(usable));
    },
  };
}

/** The list with a photo at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
