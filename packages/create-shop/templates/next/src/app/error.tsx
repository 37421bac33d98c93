'use client';

import { QuietError } from '@apple-only/ui';

/** A page that has failed, such as when the API does not answer. */
export default function Failed({ reset }: { reset: () => void }) {
  return <QuietError title="Couldn’t load the page" onRetry={reset} />;
}
