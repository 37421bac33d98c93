import type { ReactNode } from 'react';

/** A sentence, with the text between backticks as code. */
export const withCode = (sentence: string): ReactNode =>
  sentence.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- Sentences do not change.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
