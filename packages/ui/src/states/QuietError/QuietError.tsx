'use client';

import { Button } from '../../parts/Button/Button.tsx';
import { moveFocusToSection } from '../../parts/Button/move-focus.ts';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { quietErrorLabels } from './labels.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';

export interface QuietErrorProps extends RootProps<HTMLDivElement> {
  /** The failure. @default 'Couldn’t load the list' */
  title?: string | undefined;
  /** What the failure means for the user. @default 'Try again. If it fails again, check your connection.' */
  text?: string | undefined;
  /** Called when the user tries again. */
  onRetry: () => void;
  /** Whether the retry is in progress. @default false */
  retrying?: boolean | undefined;
  /** The button's label. @default 'Try again' */
  retryLabel?: string | undefined;
}

/**
 * Replaces content that failed to load, and offers a retry. Renders a `<div>` with an `<output>`: announced politely.
 *
 * Accessibility: when it disappears, the focus moves from its button to the section around it.
 */
export function QuietError({ title, text, onRetry, retrying = false, retryLabel, ...root }: QuietErrorProps) {
  const labels = useLabels('QuietError', quietErrorLabels);
  return (
    <div {...rootProps(root, styles.root)}>
      <output className={styles.words}>
        <span className={styles.title}>{title ?? labels.title}</span>
        <span className={styles.text}>{text ?? labels.text}</span>
      </output>
      <Button ref={moveFocusToSection} kind="quiet" pending={retrying} onClick={onRetry}>
        {retryLabel ?? labels.retryLabel}
      </Button>
    </div>
  );
}
