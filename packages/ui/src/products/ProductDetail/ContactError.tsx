import { moveFocusToSection } from '../../parts/Button/move-focus.ts';
import * as styles from './ProductDetail.css.ts';

interface ContactErrorProps {
  onRetry?: (() => void) | undefined;
  /** Whether the retry is in progress. @default false */
  retrying?: boolean | undefined;
  text: { contactError: string; retry: string };
}

/** Replaces a contact that failed to load, in its line, and can offer a retry. */
export function ContactError({ onRetry, retrying = false, text }: ContactErrorProps) {
  return (
    <>
      <output>{text.contactError}</output>{' '}
      {onRetry && (
        <button
          ref={moveFocusToSection}
          type="button"
          className={styles.retry}
          aria-disabled={retrying || undefined}
          onClick={retrying ? undefined : onRetry}
        >
          {text.retry}
        </button>
      )}
    </>
  );
}
