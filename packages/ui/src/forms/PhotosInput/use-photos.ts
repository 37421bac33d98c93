import { photoLimits } from '@apple-only/contract';
import { useEffect, useRef, useState } from 'react';
import { knownProblem, needsPreparing, preparePhoto, type PhotoProblem } from '../PhotoInput/prepare-photo.ts';

/** A photo of a product: a chosen file, or the address of one that the shop already has. */
export type ProductPhoto = File | string;

/** The upload of one photo. */
export interface PhotoUpload {
  /** The uploaded part, from 0 to 1. Absent if no upload is in progress. */
  progress?: number | undefined;
  /** Why it was not uploaded. */
  error?: string | undefined;
}

interface Refusal {
  fileName: string;
  problem: PhotoProblem | 'tooMany';
}

interface Options {
  value: readonly ProductPhoto[];
  onChange: (photos: readonly ProductPhoto[]) => void;
  /** Whether the list cannot be changed now. */
  isLocked: boolean;
  onPreparing: ((isPreparing: boolean) => void) | undefined;
}

/** Adds files to a list of photos, in the order in which they were chosen. Refuses those that the shop does not accept. */
export function usePhotos({ value, onChange, isLocked, onPreparing }: Options) {
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [preparing, setPreparing] = useState(0);
  /** The current list. It can change while files are being prepared. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const whenUnlocked = useUnlocked(isLocked);

  const isPreparing = preparing > 0;
  useEffect(() => {
    onPreparing?.(isPreparing);
  }, [isPreparing, onPreparing]);

  const change = (photos: readonly ProductPhoto[]) => {
    latest.current = photos;
    onChange(photos);
  };
  const refuse = (refusals: readonly Refusal[]) => setRefused((earlier) => [...earlier, ...refusals]);

  const freeSlots = () => photoLimits.perProduct - latest.current.length;

  /** Adds as many photos as the limit allows. Returns the added ones. */
  function add(files: readonly File[]): readonly File[] {
    const limit = freeSlots();
    const [added, excess] = [files.slice(0, limit), files.slice(limit)];
    if (added.length > 0) change([...latest.current, ...added]);
    refuse(excess.map(({ name }) => ({ fileName: name, problem: 'tooMany' })));
    return added;
  }

  /**
   * Converts files to photos, and refuses the others. One at a time, because a decoded photo takes much memory.
   * @param getLimit the maximum number of photos
   */
  async function prepare(
    files: readonly File[],
    getLimit = () => Infinity,
  ): Promise<ReadonlyMap<File, File | undefined>> {
    const prepared = new Map<File, File | undefined>();
    const refusals: Refusal[] = [];
    let count = 0;
    for (const file of files) {
      const photo = count < getLimit() ? await preparePhoto(file) : 'tooMany';
      const isPhoto = photo instanceof File;
      prepared.set(file, isPhoto ? photo : undefined);
      if (isPhoto) count += 1;
      else refusals.push({ fileName: file.name, problem: photo });
    }
    refuse(refusals);
    return prepared;
  }

  /** Checks files that are already in the list. Removes those whose bytes are not a photo. */
  async function check(files: readonly File[]) {
    const prepared = await prepare(files);
    await whenUnlocked();
    const checked = latest.current.map((one) => (one instanceof File && prepared.has(one) ? prepared.get(one) : one));
    const next = checked.filter((one) => one !== undefined);
    if (next.length < checked.length || next.some((one, index) => one !== latest.current[index])) change(next);
  }

  async function prepareAndAdd(files: readonly File[]) {
    setPreparing((count) => count + 1);
    const prepared = await prepare(files, freeSlots);
    await whenUnlocked();
    setPreparing((count) => count - 1);
    add([...prepared.values()].flatMap((photo) => photo ?? []));
  }

  return {
    refused,
    isPreparing,
    /** Changes the latest list, which may not be rendered yet. */
    change: (edited: (photos: readonly ProductPhoto[]) => readonly ProductPhoto[]) => {
      setRefused([]);
      change(edited(latest.current));
    },
    take(files: readonly File[]) {
      setRefused([]);
      const problems = new Map(files.map((file) => [file, knownProblem(file)]));
      const usable = files.filter((file) => !problems.get(file));
      for (const [{ name }, problem] of problems) if (problem) refuse([{ fileName: name, problem }]);
      // Add all of them later, so that they keep the order in which they were chosen.
      if (usable.some(needsPreparing)) void prepareAndAdd(usable);
      else void check(add(usable));
    },
  };
}

/** Returns a function whose promise resolves once the list can be changed; never after unmount. */
function useUnlocked(isLocked: boolean) {
  const isUnlocked = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    isUnlocked.current = !isLocked;
    if (!isLocked) for (const resolve of waiting.current.splice(0)) resolve();
    return () => {
      isUnlocked.current = false;
    };
  }, [isLocked]);
  return () =>
    new Promise<void>((resolve) => {
      if (isUnlocked.current) resolve();
      else waiting.current.push(resolve);
    });
}

/** The list with one item moved. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
