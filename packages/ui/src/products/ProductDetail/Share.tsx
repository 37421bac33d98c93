'use client';

import { useState } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import * as styles from './ProductDetail.css.ts';

interface ShareProps {
  url: string;
  title: string;
  text: { share: string; copied: string; notCopied: string };
}

/** Shares an address through the device's share sheet, or copies it and says so. */
export function Share({ url, title, text }: ShareProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      // Undefined without HTTPS.
      await navigator.clipboard.writeText(url);
      setMessage(text.copied);
    } catch {
      setMessage(text.notCopied);
    }
  };
  const share = async () => {
    setMessage('');
    if (!('share' in navigator)) return copy();
    // A user who closes the device's share sheet has decided not to share.
    return navigator.share({ url, title }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
      return undefined;
    });
  };
  return (
    <p className={styles.share}>
      <Button kind="quiet" size="small" onClick={() => void share()}>
        {text.share}
      </Button>
      <output>{message}</output>
    </p>
  );
}
