import { toast } from '@apple-only/ui';
import { useState } from 'react';
import { sentenceOf } from './sentence.ts';

interface Deletion<Item> {
  remove: (item: Item) => Promise<{ deletedCount: number }>;
  /** What the confirmation calls it. */
  nameOf: (item: Item) => string;
  /** What is said once it is gone. Nothing where somebody else was faster (specification §8). */
  done?: (item: Item) => string;
}

/** Deleting something, from the button to the toast: what to do on 'Delete', and what the confirmation shows. */
export function useDeletion<Item extends { _id: string }>({ remove, nameOf, done }: Deletion<Item>) {
  const [doomed, setDoomed] = useState<Item | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const choose = (item: Item | null) => {
    setError(undefined);
    setDoomed(item);
  };

  const confirm = async (item: Item) => {
    setPending(true);
    setError(undefined);
    try {
      const { deletedCount } = await remove(item);
      if (deletedCount > 0 && done) toast.success(done(item));
      setDoomed(null);
    } catch (problem) {
      // The question stands, where it can be answered again.
      setError(sentenceOf(problem));
    }
    setPending(false);
  };

  return {
    choose,
    doomed,
    /** The ids of what is being deleted. */
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
