import { toast } from '@apple-only/ui';
import { useCallback, useState } from 'react';
import { errorMessage } from './error-message.ts';

interface Deletion<Item> {
  remove: (item: Item) => Promise<{ deletedCount: number }>;
  /** The name of the item in the confirmation. */
  nameOf: (item: Item) => string;
  /** The toast after the deletion. None if another user was faster (specification §8). */
  done?: (item: Item) => string;
}

/** Deletion of an item, from the button to the toast: the handler of 'Delete', and the props of the confirmation. */
export function useDeletion<Item extends { _id: string }>({ remove, nameOf, done }: Deletion<Item>) {
  const [doomed, setDoomed] = useState<Item | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const choose = useCallback((item: Item | null) => {
    setError(undefined);
    setDoomed(item);
  }, []);

  const confirm = async (item: Item) => {
    setPending(true);
    setError(undefined);
    try {
      const { deletedCount } = await remove(item);
      if (deletedCount > 0 && done) toast.success(done(item));
      setDoomed(null);
    } catch (problem) {
      // The confirmation stays open, so that the user can try again.
      setError(errorMessage(problem));
    }
    setPending(false);
  };

  return {
    choose,
    doomed,
    /** The ids of the items being deleted. */
    deleting: pending && doomed ? [doomed._id] : [],
    confirmation: {
      open: doomed !== null,
      name: doomed ? nameOf(doomed) : '',
      pending,
      error,
      onOpenChange: (open: boolean) => !open && choose(null),
      onConfirm: () => doomed && void confirm(doomed),
    },
  };
}
