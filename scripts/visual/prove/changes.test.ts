import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fits } from '../../edits.ts';
import { changes, refactorings } from './changes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// `--prove` runs rarely: this test finds an edit that no longer fits earlier.
test.each([...changes, ...refactorings])('the edits of --prove still apply: $what', ({ edits }) => {
  expect(edits.filter((edit) => !fits(root, edit))).toEqual([]);
});
