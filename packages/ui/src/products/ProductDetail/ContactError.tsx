import { moveFocusToSection } from '../../parts/Button/move-focus.ts';
import * as styles from './ProductDetail.css.ts';

interface ContactErrorProps {
  onRetry: () => void;
  /** Whether the retry is in progress. @default false */
  retrying?: boolean | undefined;
  text: { contactError: string; retry: string };
}

/** Replaces a contact that failed to load, in its line, and offers a retry. */
export function ContactError({ onRetry, retrying = false, text }: ContactErrorProps) {
  return (
    <>
      <output>{text.contactError}</output>{' '}
      <button
        ref={moveFocusToSection}
        type="button"
        className={styles.retry}
        aria-disabled={retrying || undefined}
        onClick={retrying ? undefined : onRetry}
      >
        {text.retry}
      </button>
    </>
  );
}
