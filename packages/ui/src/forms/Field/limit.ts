import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldLabels } from './labels.ts';

/** How many characters still fit; negative if there are too many. Surrounding white space does not count: the contract removes it. */
const leftIn = (value: string, limit: number) => limit - value.trim().length;

/** A rule for a `Field` with a limit. Its error has no text, because the field itself reports the problem at once. */
export const fits =
  (limit = Infinity) =>
  (value: unknown) =>
    typeof value !== 'string' || leftIn(value, limit) >= 0;

/** The last part of the limit, in which a field shows how many characters are left. */
const warningShare = 1 / 10;

/** How many characters are left, if a text is close to its limit or over it. Read from the control, because form libraries set it without an event. */
function useCharactersLeft(root: RefObject<HTMLElement | null>, limit: number | undefined) {
  const onInput = useCallback(
    (changed: () => void) => {
      const field = root.current;
      field?.addEventListener('input', changed);
      return () => field?.removeEventListener('input', changed);
    },
    [root],
  );
  const read = () => {
    const control = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (!control || limit === undefined) return undefined;
    const left = leftIn(control.value, limit);
    return left <= limit * warningShare ? left : undefined;
  };
  return useSyncExternalStore(onInput, read, () => undefined);
}

/** The pause in typing after which the characters left are announced, in milliseconds. */
const announcementDelay = 1000;

/** The message to announce: after a pause in typing, and only while the focus is in the field. */
function useAnnouncement(root: RefObject<HTMLElement | null>, message: string) {
  const [announced, announce] = useState('');
  useEffect(() => {
    if (message === announced) return undefined;
    const timer = setTimeout(
      () => announce(root.current?.contains(document.activeElement) ? message : ''),
      announcementDelay,
    );
    return () => clearTimeout(timer);
  }, [root, message, announced]);
  return { announced, silence: () => announce('') };
}

/** A field's message about its limit: a note when the text is close to it, an error when over. */
export function useLimit(root: RefObject<HTMLElement | null>, limit: number | undefined, text: FieldLabels) {
  const left = useCharactersLeft(root, limit);
  const note = left !== undefined && left >= 0 ? text.charactersLeft(left) : undefined;
  const error = left !== undefined && limit !== undefined && left < 0 ? text.tooLong(-left, limit) : undefined;
  return { note, error, ...useAnnouncement(root, error ?? note ?? '') };
}
