import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { apply } from '../edits.ts';
import { openTree, restore } from '../tree.ts';
import { changes, refactorings, type Change } from './prove/changes.ts';
import { keyOf } from './manifest.ts';
import type { ReportData } from './report/data.ts';
import { checkPictures } from './run.ts';

/**
 * Proves in a separate working tree that the check finds all visual changes and no others: it catches each visual change, the
 * report names it, and all refactorings together leave every picture unchanged. Resolves with true if all of this holds.
 * @param only parts of the names of the changes to prove, such as 'token' or 'refactoring'; empty for all of them
 */
export async function prove(root: string, only: readonly string[] = []): Promise<boolean> {
  const isProven = (name: string) => only.length === 0 || only.some((part) => name.includes(part));
  const selectedChanges = changes.filter(({ what }) => isProven(`change: ${what}`));
  const selectedRefactorings = refactorings.filter(({ what }) => isProven(`refactoring: ${what}`));
  if (selectedChanges.length + selectedRefactorings.length === 0) {
    const names = [...changes, ...refactorings].map(({ what }) => what);
    console.error(`No change’s name contains ${only.join(' or ')}. There are:\n${names.join('\n')}`);
    return false;
  }
  const { tree, close } = await openTree(root, 'HEAD');
  const rows: { what: string; wanted: string; found: string; holds: boolean }[] = [];
  try {
    for (const change of selectedChanges) {
      console.log(`\n${change.what}`);
      for (const edit of change.edits) await apply(tree, edit);
      const isGreen = await check(tree);
      const complaint = isGreen ? 'nothing differs' : await complaintOf(tree, change);
      const found = complaint ?? 'caught and named';
      // Prints each result at once: the whole proof takes long, and may be interrupted.
      console.log(`${change.what}: ${found}`);
      rows.push({ what: change.what, wanted: 'caught', found, holds: complaint === undefined });
      if (complaint !== undefined) await saveReport(tree, root, rows.length);
      restore(tree);
      await rm(join(tree, 'visual-report'), { recursive: true, force: true });
    }
    if (selectedRefactorings.length > 0)
      console.log(`\nTogether: ${selectedRefactorings.map(({ what }) => what).join(', ')}`);
    for (const { edits } of selectedRefactorings) for (const edit of edits) await apply(tree, edit);
    const holds = selectedRefactorings.length === 0 || (await check(tree));
    if (!holds) await saveReport(tree, root, rows.length + 1);
    for (const { what } of selectedRefactorings) {
      rows.push({ what, wanted: 'green', found: holds ? 'green' : 'differs, or one beside it does', holds });
    }
  } finally {
    await close();
  }
  console.table(rows);
  return rows.every(({ holds }) => holds);
}

const check = (tree: string) =>
  checkPictures(tree, { all: false, base: 'HEAD', accept: false, stories: [], repeat: undefined });

/** Copies the report of a wrongly reported change, because its working tree is deleted. */
async function saveReport(tree: string, root: string, number: number) {
  const [report, savedReport] = [join(tree, 'visual-report'), join(root, 'visual-report/prove', String(number))];
  if (!existsSync(report)) return;
  await cp(report, savedReport, { recursive: true });
  console.log(`Its report: ${join(savedReport, 'index.html')}`);
}

/** The error in the report of a change; undefined if the report is right. */
async function complaintOf(tree: string, { story, only = /^/, expectedCause }: Change): Promise<string | undefined> {
  const page = join(tree, 'visual-report/index.html');
  if (!existsSync(page)) return 'there is no report';
  const [, json = ''] = /<script type="application\/json" id="data">([^<]*)</.exec(await readFile(page, 'utf8')) ?? [];
  const { components }: ReportData = JSON.parse(json);
  const stories = components.flatMap((component) => component.stories);
  const outside = stories
    .flatMap(({ id, pictures }) => pictures.map(({ mode }) => keyOf(id, mode)))
    .filter((key) => !only.test(key));
  if (outside.length > 0) return `differs as well: ${outside.slice(0, 3).join('; ')}`;
  const expectedPictures = stories.filter(({ id }) => story.test(id)).flatMap(({ pictures }) => pictures);
  if (expectedPictures.length === 0)
    return `no story like ${story} differs, but ${stories
      .map(({ id }) => id)
      .slice(0, 5)
      .join(', ')}`;
  if (expectedPictures.some(({ causes: [first = ''] }) => expectedCause.test(first))) return undefined;
  return `says: ${[...new Set(expectedPictures.map(({ causes: [first = ''] }) => first))].slice(0, 3).join(' | ')}`;
}
