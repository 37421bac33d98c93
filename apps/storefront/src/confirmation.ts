import { isolateBidi } from '@apple-only/contract';
import { toast } from '@apple-only/ui';
import { useCallback, useState } from 'react';
import { errorMessage } from './error-message.ts';

interface Action<Item> {
  /** Resolves with the number of changed items. */
  run: (item: Item) => Promise<number>;
  /** The name of the item in the confirmation, and in the toast. */
  nameOf: (item: Item) => string;
  /** The toast after the action. Not shown if another user acted first (specification §8). */
  successMessage?: (name: string) => string;
}

/** An action on an item that needs confirmation, from the button to the toast: the button's handler, and the confirmation's props. */
export function useConfirmation<Item extends { _id: string }>({ run, nameOf, successMessage }: Action<Item>) {
  const [chosen, setChosen] = useState<Item | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const choose = useCallback((item: Item | null) => {
    setError(undefined);
    setChosen(item);
  }, []);

  const confirm = async (item: Item) => {
    setPending(true);
    setError(undefined);
    try {
      const count = await run(item);
      if (count > 0 && successMessage) toast.success(successMessage(isolateBidi(nameOf(item))));
      setChosen(null);
    } catch (problem) {
      // The confirmation stays open, so that the user can try again.
      setError(errorMessage(problem));
    }
    setPending(false);
  };

  return {
    choose,
    chosen,
    /** The ids of the items for which the action runs. */
    running: pending && chosen ? [chosen._id] : [],
    confirmation: {
      open: chosen !== null,
      name: chosen ? nameOf(chosen) : '',
      pending,
      error,
      onOpenChange: (open: boolean) => !open && choose(null),
      onConfirm: () => chosen && void confirm(chosen),
    },
  };
}
