import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An edit of one file: a text that occurs once, and its replacement; or the file's new path. */
export type Edit = { file: string; from: string; to: string } | { file: string; moveTo: string };

const hasOnce = (text: string, part: string) => text.split(part).length === 2;

/** Whether the file exists, and contains the text to replace exactly once. */
export function fits(root: string, edit: Edit): boolean {
  const file = join(root, edit.file);
  return existsSync(file) && ('moveTo' in edit || hasOnce(readFileSync(file, 'utf8'), edit.from));
}

/** @throws if the file does not contain the text to replace exactly once */
export async function apply(root: string, edit: Edit): Promise<void> {
  const file = join(root, edit.file);
  if ('moveTo' in edit) return rename(file, join(root, edit.moveTo));
  const text = await readFile(file, 'utf8');
  if (!hasOnce(text, edit.from)) throw new Error(`${edit.file} must contain this exactly once: ${edit.from}`);
  return writeFile(
    file,
    text.replace(edit.from, () => edit.to),
  );
}
