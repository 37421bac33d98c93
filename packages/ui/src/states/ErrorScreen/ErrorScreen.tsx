'use client';

import { Button } from '../../parts/Button/Button.tsx';
import * as screen from '../NotFound/NotFound.css.ts';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type ErrorScreenLabels, errorScreenLabels } from './labels.ts';
import * as styles from './ErrorScreen.css.ts';

export interface ErrorScreenProps extends RootProps<HTMLDivElement> {
  /** The error's own text. */
  message: string;
  /** Address of the picture. Omit it if the network may have failed. */
  picture?: string | undefined;
  /** Called when the user signs out, which leads to the login page. Omit it to leave the button out, as for visitors. */
  onSignOut?: (() => void) | undefined;
  /** Called when the user tries again. Omit it if a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is in progress. @default false */
  retrying?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ErrorScreenLabels> | undefined;
}

/**
 * Replaces a page that has crashed: the error's text, and a way out. Renders a `<div>`, and in it a `role="alert"` with
 * the page's `<h1>`.
 *
 * Accessibility: announced as soon as it appears. The picture is decorative.
 */
export function ErrorScreen({
  message,
  picture,
  onSignOut,
  onRetry,
  retrying = false,
  labels,
  ...root
}: ErrorScreenProps) {
  const text = useLabels<ErrorScreenLabels>('ErrorScreen', errorScreenLabels, labels);
  return (
    <div {...rootProps(root, screen.root)}>
      <div className={screen.words}>
        <div role="alert" className={screen.words}>
          <h1 {...pageHeading} className={screen.heading}>
            {text.title}
          </h1>
          <p className={styles.message}>{message}</p>
        </div>
        <div className={styles.actions}>
          {onRetry && (
            <Button pending={retrying} onClick={onRetry}>
              {text.retry}
            </Button>
          )}
          {onSignOut && (
            <Button kind={onRetry ? 'quiet' : 'primary'} onClick={onSignOut}>
              {text.signOut}
            </Button>
          )}
        </div>
      </div>
      {picture && <Picture src={picture} alt="" priority />}
    </div>
  );
}
