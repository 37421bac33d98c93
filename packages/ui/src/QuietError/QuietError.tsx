import { Button } from '../Button/Button.tsx';
import { leaveFocusTo } from '../Button/leave-focus.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';

export interface QuietErrorProps {
  /** The failure. @default 'The list did not arrive' */
  title?: string | undefined;
  /** What the failure means for the user. @default 'Something went wrong on the way. Nothing you did is gone.' */
  text?: string | undefined;
  /** Called when the user tries again. */
  onRetry: () => void;
  /** Whether the retry is in progress. @default false */
  retrying?: boolean | undefined;
  /** The button's label. @default 'Try again' */
  retryLabel?: string | undefined;
}

const leaveToSection = leaveFocusTo('section, main');

/**
 * Replaces content that failed to load, and offers a retry. Renders an `<output>`: announced politely.
 *
 * Accessibility: when it disappears, the focus moves from its button to the section around it.
 */
export function QuietError({
  title = 'The list did not arrive',
  text = 'Something went wrong on the way. Nothing you did is gone.',
  onRetry,
  retrying = false,
  retryLabel = 'Try again',
}: QuietErrorProps) {
  return (
    <div className={styles.root}>
      <output className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </output>
      <Button ref={leaveToSection} kind="quiet" pending={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
