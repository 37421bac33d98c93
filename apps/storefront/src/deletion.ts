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

  const confirm = async (item: Item) => {
    setPending(true);
    try {
      const { deletedCount } = await remove(item);
      if (deletedCount > 0 && done) toast.success(done(item));
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setPending(false);
    setDoomed(null);
  };

  return {
    choose: setDoomed,
    doomed,
    /** The ids of what is being deleted. */
    deleting: pending && doomed ? [doomed._id] : [],
    confirmation: {
      open: doomed !== null,
      name: doomed ? nameOf(doomed) : '',
      pending,
      onOpenChange: (open: boolean) => !open && setDoomed(null),
      onConfirm: () => doomed && void confirm(doomed),
    },
  };
}
