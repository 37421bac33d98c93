import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fits } from '../../edits.ts';
import { defects } from './defects.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// `--prove` runs rarely: this test finds an edit that no longer fits earlier.
test.each(defects)('the edits of --prove still apply: $what', ({ edits }) => {
  expect(edits.filter((edit) => !fits(root, edit))).toEqual([]);
});
