'use client';

import { QuietError } from '@apple-only/ui';
import { words } from '../words.ts';

/** A page that has failed, such as when the API does not answer. */
export default function Failed({ retry }: { retry: () => void }) {
  return <QuietError title={words.pageFailed} onRetry={retry} />;
}
