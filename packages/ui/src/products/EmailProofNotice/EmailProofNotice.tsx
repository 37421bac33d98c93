'use client';

import { isolateBidi } from '@apple-only/contract';
import { useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { moveFocusTo } from '../../parts/Button/move-focus.ts';
import { FormError, type FormProblem } from '../../forms/FormError/FormError.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type EmailProofNoticeLabels, emailProofNoticeLabels } from './labels.ts';
import * as styles from './EmailProofNotice.css.ts';

export interface EmailProofNoticeProps extends RootProps<HTMLElement> {
  /** The seller's e-mail, to which the link was sent. */
  email: string;
  /** Called when the seller says that they have opened the link: ask the server again. */
  onConfirm: () => void;
  /** Called when the seller asks for another e-mail. */
  onSend: () => void;
  /**
   * The action in progress, or the result of the last one: the e-mail is being sent, or was sent; the server is being asked, or says
   * that the link was not opened.
   */
  state?: 'sending' | 'sent' | 'confirming' | 'unopened' | undefined;
  /** Why the last action failed. */
  error?: FormProblem | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<EmailProofNoticeLabels> | undefined;
}

// Not the notice itself, which disappears with the button.
const moveFocusToPage = moveFocusTo('main');

/**
 * Tells sellers that their listings are hidden until they open the link that proves their e-mail. Renders a `<section>` named
 * by its title. Leave it out once the listings are public.
 *
 * Accessibility: the result of a press is announced politely, and an error at once. When the notice disappears, focus on one of its
 * buttons moves to the page.
 */
export function EmailProofNotice({ email, onConfirm, onSend, state, error, labels, ...root }: EmailProofNoticeProps) {
  const text = useLabels<EmailProofNoticeLabels>('EmailProofNotice', emailProofNoticeLabels, labels);
  const titleId = useId();
  const outcome = { sent: text.sent, unopened: text.unopened, sending: undefined, confirming: undefined };
  return (
    <section {...rootProps(root, styles.root)} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text.title}
      </h2>
      <p className={styles.text}>{text.text(isolateBidi(email))}</p>
      <div className={styles.actions}>
        <Button ref={moveFocusToPage} size="small" pending={state === 'confirming'} onClick={onConfirm}>
          {text.confirm}
        </Button>
        <Button ref={moveFocusToPage} size="small" kind="quiet" pending={state === 'sending'} onClick={onSend}>
          {text.send}
        </Button>
      </div>
      <output className={styles.outcome}>{state && outcome[state]}</output>
      <FormError error={error} />
    </section>
  );
}
