'use client';

import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentType,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type MouseEvent,
  type MouseEventHandler,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';

/** The handlers that a list, once loaded, adds to its input. */
interface ListHandlers {
  onChange?: ChangeEventHandler | undefined;
  onKeyDown?: KeyboardEventHandler | undefined;
  onClick?: MouseEventHandler | undefined;
  onBlur?: FocusEventHandler | undefined;
  close?: (() => void) | undefined;
}

/** The state of an open list: the id of its active option. */
interface OpenState {
  active: string | undefined;
}

/** The props that an input passes to its list. */
export interface ComboboxListProps {
  /** Receives the handlers that the list adds to the input. */
  handlersRef: RefObject<ListHandlers>;
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Whether the user has pressed the input, or typed, while the code of the list was loading. */
  startsOpen: boolean;
  /** Called when the list opens, with the id of the active option, and with undefined when it closes. */
  onOpen: (open: OpenState | undefined) => void;
}

interface ComboboxInputOptions<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Called when the user is about to type, perhaps several times. */
  onNeeded?: (() => void) | undefined;
  /** Called with the text on every change. */
  onText: (text: string) => void;
}

/**
 * The input of a combobox whose list loads its code when the user points at the input or focuses it. It works before that, and without
 * it, and stays the same element, so that typing is not interrupted.
 */
export function useComboboxInput<Props extends ComboboxListProps>({
  load,
  onNeeded,
  onText,
}: ComboboxInputOptions<Props>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const handlersRef = useRef<ListHandlers>({});
  const listId = useId();
  const [List, setList] = useState<ComponentType<Props>>();
  const [open, onOpen] = useState<OpenState>();
  const hasInteracted = useRef(false);
  const loadList = (isInteraction: boolean) => {
    if (isInteraction) hasInteracted.current = true;
    onNeeded?.();
    // After a failure, the next sign of intent tries again.
    if (!List) {
      load().then(
        (code) => setList(() => code),
        () => undefined,
      );
    }
  };
  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': open !== undefined,
    'aria-activedescendant': open?.active,
    onPointerEnter: () => loadList(false),
    onPointerDown: () => loadList(true),
    onFocus: () => loadList(false),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      loadList(true);
      onText(event.target.value);
      handlersRef.current.onChange?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => handlersRef.current.onKeyDown?.(event),
    onClick: (event: MouseEvent<HTMLInputElement>) => handlersRef.current.onClick?.(event),
    onBlur: (event: FocusEvent<HTMLInputElement>) => handlersRef.current.onBlur?.(event),
  } as const;
  const listProps = (): ComboboxListProps => ({
    handlersRef,
    inputRef,
    listId,
    // Not if the user has left the input meanwhile.
    startsOpen: hasInteracted.current && document.activeElement === inputRef.current,
    onOpen,
  });
  return { inputRef, inputProps, List, listProps, close: () => handlersRef.current.close?.() };
}
