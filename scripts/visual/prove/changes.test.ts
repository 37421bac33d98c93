import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changes, type Edit, refactorings } from './changes.ts';

const path = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** Whether the edit's file is there, and has the text to be replaced once. */
const fits = (edit: Edit) =>
  existsSync(path(edit.file)) &&
  ('moveTo' in edit || readFileSync(path(edit.file), 'utf8').split(edit.from).length === 2);

// `--prove` runs rarely: an edit that no longer fits must not wait for that.
test.each([...changes, ...refactorings])('the proof can make its edits: $what', ({ edits }) => {
  expect(edits.filter((edit) => !fits(edit))).toEqual([]);
});
