import { Button } from '../Button/Button.tsx';
import { leaveFocusTo } from '../Button/leave-focus.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';

export interface QuietErrorProps {
  /** What did not work. @default 'The list did not arrive' */
  title?: string | undefined;
  /** What that means for the person. @default 'Something went wrong on the way. Nothing you did is gone.' */
  text?: string | undefined;
  /** Called when the person asks to try again. */
  onRetry: () => void;
  /** Whether that is under way. @default false */
  retrying?: boolean | undefined;
  /** The button's words. @default 'Try again' */
  retryLabel?: string | undefined;
}

const leaveToSection = leaveFocusTo('section, main');

/**
 * Stands where something could not be loaded, and offers to try again. Renders an `<output>`: told, not shouted.
 *
 * Accessibility: once it is gone, whoever has tried again goes on from the section that it stood in.
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
